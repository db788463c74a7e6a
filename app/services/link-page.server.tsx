import { renderToStaticMarkup } from 'react-dom/server'
import { cacheControl } from '~/lib/http/cache-control'
import { inlineSources } from '~/lib/http/inline-sources.server'
import { securityHeaders } from '~/lib/http/security-headers.server'
import base from '../styles/base.css?inline'
import fonts from '../styles/fonts.css?inline'
import parts from '../styles/parts.css?inline'
import tokens from '../styles/tokens.css?inline'
import styles from './link-page.css?inline'

interface LinkPageProps {
  brand: string | null
  title?: string | null | undefined
  text?: string | null | undefined
  /** Of a form that posts to the page's own address. */
  button?: string | null | undefined
  home?: { label: string | null | undefined; href: string }
}

/** A path for which the security policy has no hosts of single pages. */
const POLICY_PATH = '/boletin'

/**
 * Answers a link that is its own permission with a page (NEWS-05, PLAN-03). It has no scripts, so
 * nothing measures it, loads nothing from other sites, and is never stored. Empty parts are left out
 * (CMS-08).
 */
export function linkPageResponse(props: LinkPageProps, status = 200): Response {
  const html = `<!DOCTYPE html>${renderToStaticMarkup(<LinkPage {...props} />)}`
  return new Response(html, {
    status,
    headers: {
      ...securityHeaders(inlineSources(html), POLICY_PATH),
      'Cache-Control': cacheControl.private,
      'Content-Type': 'text/html; charset=utf-8',
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex',
    },
  })
}

function LinkPage({ brand, title, text, button, home }: LinkPageProps) {
  return (
    <html lang="es-AR">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{[title, brand].filter(Boolean).join(' · ')}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <style dangerouslySetInnerHTML={{ __html: `${tokens}${fonts}${base}${parts}${styles}` }} />
      </head>
      <body className="tone-papel-2">
        <main className="link-page" data-state={button ? 'open' : undefined}>
          {brand ? <p className="link-page-brand">{brand}</p> : null}
          <div className="link-page-ticket ticket-ground">
            {title ? <h1 className="title title-m">{title}</h1> : null}
            {text ? <p className="link-page-text">{text}</p> : null}
            {button ? (
              <form method="post">
                <button className="button" type="submit">
                  {button}
                </button>
              </form>
            ) : null}
          </div>
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
