import { createHash } from 'node:crypto'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { style } from './style'

/** Language of all developer pages. */
export const LANGUAGE = 'es-AR'

/** Developer pages with a common frame, without scripts or external resources. */
interface DeveloperPages {
  /** Content-Security-Policy: allows only the style and the form action. */
  policy: string
  /** Renders a complete HTML document. */
  render: (title: string, content: ReactNode) => string
}

/**
 * @param formAction value of the policy's `form-action`
 * @param extraStyle CSS after the common style
 */
export function developerPages(formAction: "'none'" | "'self'", extraStyle = ''): DeveloperPages {
  const css = style + extraStyle
  const policy = [
    `default-src 'none'`,
    `style-src 'sha256-${createHash('sha256').update(css).digest('base64')}'`,
    `form-action ${formAction}`,
    `frame-ancestors 'none'`,
    `base-uri 'none'`,
  ].join('; ')
  return { policy, render: (title, content) => renderDocument(title, css, content) }
}

function renderDocument(title: string, css: string, content: ReactNode): string {
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
