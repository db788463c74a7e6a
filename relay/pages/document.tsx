import { createHash } from 'node:crypto'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { style } from './style'
import { text } from './text'

const styleHash = createHash('sha256').update(style).digest('base64')

/** Content-Security-Policy of the pages: their own style, and nothing else of any kind. */
export const pagePolicy = [
  `default-src 'none'`,
  `style-src 'sha256-${styleHash}'`,
  `form-action 'none'`,
  `frame-ancestors 'none'`,
  `base-uri 'none'`,
].join('; ')

/** A whole page as HTML: complete without scripts, outside pictures or fonts. */
export function renderPage(title: string, content: ReactNode): string {
  const page = (
    <html lang={text.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body>
        <main>{content}</main>
      </body>
    </html>
  )
  return `<!doctype html>${renderToStaticMarkup(page)}`
}
