import { createHash } from 'node:crypto'
import type { RemixServer } from '@remix-run/react'
import type { ComponentProps } from 'react'
import type { InlineSources } from '~/lib/http/security-headers.server'
import { type HydrationTime, PAGE_DATA, PAGE_STATE, type PageData } from './page-data'
import startScript from './start-page.ts?script-text'

export type EntryContext = ComponentProps<typeof RemixServer>['context']

/** Page data that Remix's context does not contain. */
interface Additions {
  hydration: HydrationTime
  isCounted: boolean
  savesPages: boolean
  /** Loader results that Remix would stream to the client. */
  state: string
}

/**
 * Adds the start script to the head and the page data to the end of the body. React ignores extra
 * elements at the end of both when it hydrates.
 */
export function completeDocument(html: string, context: EntryContext, additions: Additions) {
  const data = escapeJson(JSON.stringify(createPageData(context, additions)))
  const preview = additions.hydration === 'now' ? ' data-preview' : ''
  const start = `<script data-entry="${context.manifest.entry.module}"${preview}>${startScript}</script>`
  const end = html.lastIndexOf('</body>')
  return [
    html.slice(0, end).replace('</head>', () => `${start}</head>`),
    `<script type="application/json" id="${PAGE_DATA}">${data}</script>`,
    `<script type="application/json" id="${PAGE_STATE}">${escapeJson(additions.state)}</script>`,
    html.slice(end),
  ].join('')
}

function createPageData(context: EntryContext, additions: Additions): PageData {
  const { hydration, isCounted, savesPages } = additions
  const { manifest, serverHandoffString = '{}', staticHandlerContext } = context
  const routes = staticHandlerContext.matches.flatMap(
    ({ route }) => manifest.routes[route.id] ?? [],
  )
  const remixContext: unknown = JSON.parse(serverHandoffString)
  return {
    hydration,
    isCounted,
    savesPages,
    context: remixContext,
    modules: Object.fromEntries(routes.map(({ id, module }) => [id, module])),
    imports: [...new Set(routes.flatMap(({ imports = [] }) => imports))],
    manifest: manifest.url,
    hotReload: manifest.hmr?.runtime,
  }
}

/** Escapes `<`, so the JSON cannot close its script element or open a comment. */
function escapeJson(json: string): string {
  return json.replaceAll('<', '\\u003c')
}

const ELEMENT = /<(script|style)([^>]*)>([\s\S]*?)<\/\1>/g

/**
 * The CSP hash of empty text. It lets the visual editing tools add empty style elements, which they
 * fill through the CSSOM.
 */
export const EMPTY_STYLE = hashForPolicy('')

/**
 * The CSP hashes of the inline scripts and styles of a page. Data blocks need none. Hashes instead of
 * nonces, because a page with a nonce cannot be stored (decision 23).
 */
export function inlineSources(html: string): InlineSources {
  const sources = { scripts: new Set<string>(), styles: new Set<string>() }
  for (const [, name, attributes = '', content = ''] of html.matchAll(ELEMENT)) {
    if (name === 'style') sources.styles.add(hashForPolicy(content))
    else if (isInlineScript(attributes)) sources.scripts.add(hashForPolicy(content))
  }
  return { scripts: [...sources.scripts], styles: [...sources.styles] }
}

function isInlineScript(attributes: string): boolean {
  return !/\ssrc=/.test(attributes) && !/\stype="application\//.test(attributes)
}

function hashForPolicy(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`
}
