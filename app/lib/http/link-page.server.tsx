import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { cacheControl } from '~/lib/http/cache-control'
import { inlineSources } from '~/lib/http/inline-sources.server'
import { securityHeaders } from '~/lib/http/security-headers.server'
import base from '../../styles/base.css?inline'
import fonts from '../../styles/fonts.css?inline'
import parts from '../../styles/parts.css?inline'
import tokens from '../../styles/tokens.css?inline'
import linkStyles from './link-page.css?inline'

type Text = string | null | undefined

interface LinkPageProps {
  brand: Text
  title: Text
  homeLabel: Text
  /** For styles. */
  state: string
  /** Styles of its own. */
  styles?: string
  children: ReactNode
}

interface ResponseOptions {
  status: number
  /** The path by which the security policy finds hosts for single pages: there are none here. */
  path: string
  headers?: Readonly<Record<string, string>>
}

/**
 * Answers with the page of a link that an e-mail contains (NEWS-05, ROOM-01). It has no scripts, so
 * nothing measures it; it loads nothing from other sites, and neither caches, search engines nor other
 * pages learn its address. Empty parts are left out (CMS-08).
 */
export function respondWithLinkPage(
  page: LinkPageProps,
  { status, path, headers }: ResponseOptions,
): Response {
  const html = `<!DOCTYPE html>${renderToStaticMarkup(<LinkPage {...page} />)}`
  return new Response(html, {
    status,
    headers: {
      ...securityHeaders(inlineSources(html), path),
      ...privateHeaders,
      'Content-Type': 'text/html; charset=utf-8',
      ...headers,
    },
  })
}

/** Headers of whatever such a link opens. */
export const privateHeaders = {
  'Cache-Control': cacheControl.private,
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
}

function LinkPage({ brand, title, homeLabel, state, styles = '', children }: LinkPageProps) {
  const css = `${tokens}${fonts}${base}${parts}${linkStyles}${styles}`
  return (
    <html lang="es-AR">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{[title, brand].filter(Boolean).join(' · ')}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <style dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body className="tone-papel-2">
        <main className="link-page" data-state={state}>
          {brand ? <p className="link-page-brand">{brand}</p> : null}
          {children}
          {homeLabel ? (
            <a className="arrow-link" href="/">
              {homeLabel}
            </a>
          ) : null}
        </main>
      </body>
    </html>
  )
}

interface LinkTicketProps {
  title: Text
  text: Text
  children?: ReactNode
}

/** The ticket with the headline of such a page. */
export function LinkTicket({ title, text, children }: LinkTicketProps) {
  return (
    <div className="link-page-ticket ticket-ground">
      {title ? <h1 className="title title-m">{title}</h1> : null}
      {text ? <p className="link-page-text">{text}</p> : null}
      {children}
    </div>
  )
}
