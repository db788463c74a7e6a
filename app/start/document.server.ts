import { createHash } from 'node:crypto'
import type { RemixServer } from '@remix-run/react'
import type { ComponentProps } from 'react'
import { type HydrationTime, PAGE_DATA, PAGE_STATE, type PageData } from './page-data'
import { startPage } from './start-page'

export type EntryContext = ComponentProps<typeof RemixServer>['context']

/** What is known of a page beside what the framework says of it. */
interface Additions {
  hydration: HydrationTime
  isCounted: boolean
  /** What the framework would stream to its scripts. */
  state: string
}

/**
 * Adds to a rendered page what its scripts start from: in its head the one that waits for a visitor,
 * at its end the data. React leaves both alone, as it does with whatever stands last in head and body.
 */
export function completeDocument(html: string, context: EntryContext, additions: Additions) {
  const entry = escaped(JSON.stringify(context.manifest.entry.module))
  const data = escaped(JSON.stringify(pageData(context, additions)))
  const end = html.lastIndexOf('</body>')
  return [
    withStart(html.slice(0, end), `(${startPage.toString()})(${entry})`),
    `<script type="application/json" id="${PAGE_DATA}">${data}</script>`,
    `<script type="application/json" id="${PAGE_STATE}">${escaped(additions.state)}</script>`,
    html.slice(end),
  ].join('')
}

function withStart(html: string, start: string): string {
  const end = html.indexOf('</head>')
  return `${html.slice(0, end)}<script>${start}</script>${html.slice(end)}`
}

function pageData(context: EntryContext, { hydration, isCounted }: Additions): PageData {
  const { manifest, serverHandoffString = '{}', staticHandlerContext } = context
  const routes = staticHandlerContext.matches.flatMap(
    ({ route }) => manifest.routes[route.id] ?? [],
  )
  const known: unknown = JSON.parse(serverHandoffString)
  return {
    hydration,
    isCounted,
    context: known,
    modules: Object.fromEntries(routes.map(({ id, module }) => [id, module])),
    imports: [...new Set(routes.flatMap(({ imports = [] }) => imports))],
    manifest: manifest.url,
    hotReload: manifest.hmr?.runtime,
  }
}

/** Inside of a script element no text may end it, or open a comment. */
function escaped(json: string): string {
  return json.replaceAll('<', '\\u003c')
}

/** Sources for a Content-Security-Policy that allows what stands in a page, and nothing more. */
export interface InlineSources {
  scripts: string[]
  styles: string[]
}

const ELEMENT = /<(script|style)([^>]*)>([\s\S]*?)<\/\1>/g

/**
 * The hash of no text at all: with it the editing tools of previews may add style elements, which
 * they fill through the style sheet's interface.
 */
export const EMPTY_STYLE = hashOf('')

/** The hashes of the inline scripts and styles of a page. Data blocks need none. */
export function inlineSources(html: string): InlineSources {
  const sources = { scripts: new Set<string>(), styles: new Set<string>() }
  for (const [, name, attributes = '', content = ''] of html.matchAll(ELEMENT)) {
    if (name === 'style') sources.styles.add(hashOf(content))
    else if (isInlineScript(attributes)) sources.scripts.add(hashOf(content))
  }
  return { scripts: [...sources.scripts], styles: [...sources.styles] }
}

function isInlineScript(attributes: string): boolean {
  return !/\ssrc=/.test(attributes) && !/\stype="application\//.test(attributes)
}

function hashOf(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`
}
