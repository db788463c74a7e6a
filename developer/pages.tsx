import { createHash } from 'node:crypto'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { style } from './style'

/** The language of every page for developers. */
export const LANGUAGE = 'es-AR'

/** Pages for developers that look alike: complete without scripts, outside pictures or fonts. */
export interface DeveloperPages {
  /** Content-Security-Policy of the pages: their own style, and nothing else but what is asked. */
  policy: string
  /** A whole page as HTML. */
  render: (title: string, content: ReactNode) => string
}

/**
 * Makes pages for developers.
 * @param formAction where forms may be sent to, in the words of the policy
 * @param ownStyle beyond the style that all of them have
 */
export function developerPages(formAction: "'none'" | "'self'", ownStyle = ''): DeveloperPages {
  const wholeStyle = style + ownStyle
  const policy = [
    `default-src 'none'`,
    `style-src 'sha256-${createHash('sha256').update(wholeStyle).digest('base64')}'`,
    `form-action ${formAction}`,
    `frame-ancestors 'none'`,
    `base-uri 'none'`,
  ].join('; ')
  return { policy, render: (title, content) => documentOf(title, wholeStyle, content) }
}

function documentOf(title: string, css: string, content: ReactNode): string {
  const page = (
    <html lang={LANGUAGE}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <style dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body>
        <main>{content}</main>
      </body>
    </html>
  )
  return `<!doctype html>${renderToStaticMarkup(page)}`
}
