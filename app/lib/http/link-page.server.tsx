import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { cacheControl } from '~/lib/http/cache-control'
import { inlineSources } from '~/lib/http/inline-sources.server'
import { securityHeaders } from '~/lib/http/security-headers.server'
import base from '../../styles/base.css?inline'
import controls from '../../styles/controls.css?inline'
import fonts from '../../styles/fonts.css?inline'
import parts from '../../styles/parts.css?inline'
import tokens from '../../styles/tokens.css?inline'
import linkStyles from './link-page.css?inline'

type Text = string | null | undefined

interface LinkPageProps {
  brand: Text
  title?: Text | undefined
  home?: { label: Text | undefined; href: string }
  /** For styles. */
  state?: string | undefined
  /** Styles of its own. */
  styles?: string
  children: ReactNode
}

/** A path for which the security policy has no hosts of single pages. */
const POLICY_PATH = '/boletin'

/**
 * Answers with the page of a link that is its own permission (NEWS-05, PLAN-03, ROOM-01). It has no
 * scripts, so nothing measures it; it loads nothing from other sites, and neither caches, search
 * engines nor other pages learn its address. Empty parts are left out (CMS-08).
 */
export function respondWithLinkPage(
  page: LinkPageProps,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const html = `<!DOCTYPE html>${renderToStaticMarkup(<LinkPage {...page} />)}`
  return new Response(html, {
    status,
    headers: {
      ...securityHeaders(inlineSources(html), POLICY_PATH),
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

function LinkPage({ brand, title, home, state, styles = '', children }: LinkPageProps) {
  const css = `${tokens}${fonts}${base}${parts}${controls}${linkStyles}${styles}`
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
          {home?.label ? (
            <a className="arrow-link" href={home.href}>
              {home.label}
            </a>
          ) : null}
        </main>
      </body>
    </html>
  )
}

interface LinkTicketProps {
  title?: Text | undefined
  text?: Text | undefined
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

interface TicketPage extends Omit<LinkPageProps, 'children' | 'state' | 'styles'> {
  text?: Text | undefined
  /** Of a form that posts to the page's own address. */
  button?: Text | undefined
}

/** Answers with a page of one ticket, and a button if something waits for it. */
export function respondWithTicket({ text, button, ...page }: TicketPage, status = 200): Response {
  const ticket = (
    <LinkTicket title={page.title} text={text}>
      {button ? (
        <form method="post">
          <button className="button" type="submit">
            {button}
          </button>
        </form>
      ) : null}
    </LinkTicket>
  )
  return respondWithLinkPage(
    { ...page, state: button ? 'open' : undefined, children: ticket },
    status,
  )
}
