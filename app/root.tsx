import anybody from '@fontsource-variable/anybody/files/anybody-latin-wdth-normal.woff2?url'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import { data } from '@remix-run/node'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteLoaderData,
} from '@remix-run/react'
import type { ReactNode } from 'react'
import { env } from '../config/env.server'
import { ImageSourceProvider } from '~/components/image-source'
import { LateScripts } from '~/components/late-scripts'
import { PageError } from '~/components/page-error'
import { cacheControl } from '~/lib/cache-control'
import { useLightPage } from '~/lib/light-page'
import { useNonce } from '~/lib/nonce'
import { errorPages } from '~/sanity/error-pages.server'
import { imageSource } from '~/sanity/image-source.server'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import './styles/parts.css'

export async function loader() {
  const settings = env()
  return data(
    {
      siteUrl: settings.siteUrl,
      images: imageSource(settings),
      errorPages: await errorPages.load(),
    },
    { headers: { 'Cache-Control': cacheControl.page } },
  )
}

export { pageHeaders as headers } from '~/lib/page-headers'

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce()
  const light = useLightPage()
  return (
    <html lang="es-AR">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fff8ea" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <Meta />
        {light ? null : <FontPreloads />}
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        {light ? <LateScripts nonce={nonce} /> : <Scripts nonce={nonce} />}
      </body>
    </html>
  )
}

function FontPreloads() {
  return [anybody, figtree].map((href) => (
    <link
      key={href}
      rel="preload"
      as="font"
      type="font/woff2"
      href={href}
      crossOrigin="anonymous"
    />
  ))
}

export default function App() {
  return (
    <WithImages>
      <Outlet />
    </WithImages>
  )
}

export function ErrorBoundary() {
  return (
    <WithImages>
      <main>
        <PageError />
      </main>
    </WithImages>
  )
}

function WithImages({ children }: { children: ReactNode }) {
  const images = useRouteLoaderData<typeof loader>('root')?.images
  return <ImageSourceProvider value={images}>{children}</ImageSourceProvider>
}
