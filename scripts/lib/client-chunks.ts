import type { Plugin } from 'vite'

type Modules = Record<'getModuleInfo', (id: string) => { importedIds: readonly string[] } | null>

/** Path endings of the modules whose static imports form `site` and `framework`. */
const SITE = [
  'app/start/hydrate-page.tsx',
  'app/root.tsx?__remix-build-client-route',
  'app/routes/_site/route.tsx?__remix-build-client-route',
  // Small parts of most pages.
  'app/components/accent-title.tsx',
  'app/components/section.tsx',
  'app/components/server-html.tsx',
  'app/lib/links/whatsapp-href.ts',
  'app/lib/text/omit-missing.ts',
  'app/sanity/file-url.ts',
  'app/services/seo/page-meta.ts',
]
const ENTRY = 'app/entry.client.tsx'

/**
 * Bundles the code of all pages into three files instead of thirty: `entry` runs on every page,
 * `framework` and `site` when a page hydrates. Larger files compress better. Styles are few files,
 * too: see decision 28.
 */
export function clientChunks(): Plugin {
  return {
    name: 'client-chunks',
    apply: 'build',
    config: (_config, { isSsrBuild }) =>
      isSsrBuild === true
        ? {}
        : { build: { rollupOptions: { output: { manualChunks: createChunkNamer() } } } },
  }
}

function createChunkNamer() {
  let entry: ReadonlySet<string> | undefined
  let site: ReadonlySet<string> | undefined
  return (
    id: string,
    { getModuleInfo, getModuleIds }: Modules & { getModuleIds: () => Iterable<string> },
  ) => {
    if (entry === undefined || site === undefined) {
      const ids = [...getModuleIds()]
      const from = (ends: readonly string[]) =>
        withStaticImports(
          ids.filter((id) => ends.some((end) => id.endsWith(end))),
          getModuleInfo,
        )
      entry = from([ENTRY])
      site = from(SITE)
    }
    if (id.endsWith('.css')) return nameStyles(id)
    if (isFacade(id)) return undefined
    if (entry.has(id)) return 'entry'
    if (!site.has(id)) return undefined
    return id.includes('/app/') ? 'site' : 'framework'
  }
}

/** @returns the file of a style sheet: of the blocks, of a section of the site, or of all pages */
function nameStyles(id: string): string {
  if (id.includes('/app/blocks/')) return 'blocks'
  return /\/app\/routes\/_site\.([^./]+)/.exec(id)?.[1] ?? 'styles'
}

/** Whether Remix needs the module as a chunk of its own. */
function isFacade(id: string): boolean {
  return id.endsWith(ENTRY) || id.includes('?__remix-build-client-route')
}

/** Returns modules with their static imports, recursively. */
function withStaticImports(
  ids: string[],
  getModuleInfo: Modules['getModuleInfo'],
): ReadonlySet<string> {
  const found = new Set(ids)
  for (const id of found) {
    for (const imported of getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  }
  return found
}
