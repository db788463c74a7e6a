import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server'
import type { PageMode } from './page-mode.server'
import startScript from './start-page.ts?script-text'

/**
 * Renders a complete page, with the loader results that Remix's server streams behind it. React 18
 * leaves null characters before some letters with accents (facebook/react#24985, fixed in 19).
 */
export function renderDocument(page: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      // Sends nothing out of order, for a script to move.
      progressiveChunkSize: Infinity,
      onAllReady: () =>
        void text(pipe(new PassThrough())).then(
          (html) => resolve(html.replaceAll('\0', '')),
          reject,
        ),
      onError: reject,
    })
  })
}

/**
 * Adds the start script to the head of a page, and moves the scripts with the loader results into
 * the template with Remix's other scripts (root.tsx).
 * @param entry URL of the entry module
 */
export function completeDocument(html: string, entry: string, mode: PageMode): string {
  const start = renderToStaticMarkup(
    <script
      data-entry={entry}
      data-hydration={mode.hydration}
      data-counted={mode.isCounted || undefined}
      data-saved={mode.savesPages || undefined}
      dangerouslySetInnerHTML={{ __html: startScript }}
    />,
  )
  const template = html.lastIndexOf('</template>')
  const end = html.lastIndexOf('</html>') + '</html>'.length
  return [
    html.slice(0, template).replace('</head>', () => `${start}</head>`),
    html.slice(end),
    html.slice(template, end),
  ].join('')
}
