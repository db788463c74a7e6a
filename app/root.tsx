// First, because these styles declare the order of the cascade layers.
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import './styles/parts.css'
import './styles/controls.css'
import './styles/forced-colors.css'
import printStyles from './styles/print.css?url'
import {
  data,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { env } from '#config/env.server'
import { ConsentProvider } from '~/components/consent'
import { EditableDocument } from '~/components/editable'
import { ImageSourceProvider } from '~/components/image-source'
import { Measurement } from '~/components/measurement'
import { ErrorPage } from '~/components/error-page'
import { lastRootData, useLayoutData, useRootData } from '~/components/last-loaded'
import { OfflineNotice } from '~/components/offline-notice'
import { PreviewData, useRouteLoaderData } from '~/components/loader-data'
import { PreviewStrip } from '~/components/preview-strip'
import { ReviewBar } from '~/components/review-bar'
import { VisitFlagsProvider } from '~/components/visit-flags'
import { usePageFrame, useRedirectWithoutScripts } from './components/page-frame'
import { documentIdAt } from './lib/links/page-paths'
import { imageSource } from '~/sanity/image-source.server'
import { contentFor, findLink, findPerspective } from '~/sanity/preview.server'
import {
  emergencyMode,
  errorPages,
  previewLabels,
  privacySettings,
  reviewTexts,
} from '~/sanity/shared-content.server'
import { copyWords, offlineContent } from '~/sanity/offline.server'
import { privacyFor } from './services/consent/privacy.server'
import { consentFrom, onRequestOnly } from '~/services/consent/settings'
import { thirdPartiesFrom } from '~/services/third-parties.server'

export async function loader({ request }: LoaderFunctionArgs) {
  const settings = env()
  const [{ result, headers }, emergency, offline, privacy, preview] = await Promise.all([
    contentFor(request, errorPages),
    contentFor(request, emergencyMode),
    contentFor(request, offlineContent),
    privacyFor(request, privacySettings),
    loadPreview(request),
  ])
  const isEmergency = emergency.result.isOn
  return data(
    {
      isEmergency,
      siteUrl: settings.siteUrl,
      images: imageSource(settings),
      errorPages: result,
      savesPages: copyWords(offline.result) !== null,
      consent: isEmergency ? onRequestOnly : consentFrom(privacy),
      thirdParties: isEmergency ? {} : thirdPartiesFrom(settings, privacy),
      ...preview,
    },
    { headers },
  )
}

/**
 * What a preview shows, and the labels of its strip (CMS-06), or the link for a review and the words of
 * its bar (PLAN-03); an empty object for visitors.
 */
async function loadPreview(request: Request) {
  const link = await findLink(request)
  if (link !== undefined) {
    const { path, revision } = link
    const words = (await reviewTexts.load()).texts?.bar
    return { preview: { review: { path, revision, words }, loadedAt: Date.now() } }
  }
  const perspective = await findPerspective(request)
  if (perspective === undefined) return {}
  const { result } = await contentFor(request, previewLabels)
  return { preview: { perspective, labels: result, loadedAt: Date.now() } }
}

/** Browsers fetch the print styles after everything that the first paint needs (PRINT-01). */
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: printStyles, media: 'print' }]

export { pageHeaders as headers } from './lib/http/page-headers'
export { revalidateUnlessRejected as shouldRevalidate } from './lib/http/revalidation'

/** The title of an error page of the layout itself; pages have their own. */
export const meta: MetaFunction<typeof loader> = ({ data: loaded, error }) => {
  if (error == null) return []
  return [{ title: (loaded ?? lastRootData())?.errorPages?.unexpected?.title ?? '' }]
}

export function Layout({ children }: { children: ReactNode }) {
  const { dark = false, section } = usePageFrame()
  // An error page that replaces the layout needs its last data.
  useLayoutData()
  const isEmergency = useRootData()?.isEmergency === true
  return (
    <html
      lang="es-AR"
      data-emergency={isEmergency ? '' : undefined}
      data-section={section}
      // Scripts may change its class and style before React starts.
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={dark ? '#1d1736' : '#fff8ea'} />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <Meta />
        <Links />
        <RedirectWithoutScripts />
      </head>
      <body className={dark ? 'tone-tinta' : undefined}>
        <OfflineNotice />
        <VisitFlagsProvider>
          <WithConsent>{children}</WithConsent>
        </VisitFlagsProvider>
        <ScrollRestoration />
        {/* Neither loads nor runs until entry.client.tsx takes it out. React ignores what follows
            its own elements. */}
        {import.meta.env.SSR ? (
          <template id="remix-scripts">
            <Scripts />
          </template>
        ) : null}
      </body>
    </html>
  )
}

/** Until the browser has followed the redirect (TY-01: no flash of the page). */
const HIDE_PAGE = 'html{display:none}'

function RedirectWithoutScripts() {
  const path = useRedirectWithoutScripts()
  if (path === undefined) return null
  return (
    <noscript>
      <meta httpEquiv="refresh" content={`0; url=${path}`} />
      <style>{HIDE_PAGE}</style>
    </noscript>
  )
}

export default function App() {
  return (
    <Page>
      <Outlet />
    </Page>
  )
}

export function ErrorBoundary() {
  return (
    <Page>
      <ErrorPage />
    </Page>
  )
}

function Page({ children }: { children: ReactNode }) {
  const images = useRootData()?.images
  return (
    <ImageSourceProvider value={images}>
      <Previewed>{children}</Previewed>
    </ImageSourceProvider>
  )
}

/**
 * Without root data no third party loads (ANA-05). A failed root loader leaves undefined, a rejected
 * method null.
 */
function WithConsent({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root')
  return (
    <ConsentProvider settings={root?.consent} isPreview={root?.preview !== undefined}>
      {children}
      {root == null || root.preview !== undefined ? null : (
        <Measurement thirdParties={root.thirdParties} />
      )}
    </ConsentProvider>
  )
}

/** In previews, marks elements as editable and shows the preview strip, or the bar of a review. */
function Previewed({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const preview = useRouteLoaderData<typeof loader>('root')?.preview
  if (preview === undefined) return children
  if ('review' in preview) {
    return (
      <>
        {children}
        <ReviewBar {...preview.review} />
      </>
    )
  }
  return (
    <PreviewData>
      <EditableDocument document={documentIdAt(pathname)}>
        {children}
        <PreviewStrip {...preview} />
      </EditableDocument>
    </PreviewData>
  )
}
