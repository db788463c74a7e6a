import type { Plugin } from 'vite'

type Modules = Record<'getModuleInfo', (id: string) => { importedIds: readonly string[] } | null>

/** Modules by the end of their path, that begin what `site` and `framework` hold. */
const SITE = [
  'app/start/hydrate-page.tsx',
  'app/root.tsx?__remix-build-client-route',
  'app/routes/_site/route.tsx?__remix-build-client-route',
]
const ENTRY = 'app/entry.client.tsx'

/**
 * Puts what every page loads into three files instead of thirty: `entry` runs on every page,
 * `framework` and `site` when a page hydrates. Together they compress better, and arrive sooner. All
 * styles are one file as well: compressed it weighs what the eight of one page would, is asked for
 * once, and serves every page of a visit.
 */
export function clientChunks(): Plugin {
  return {
    name: 'client-chunks',
    apply: 'build',
    config: (_config, { isSsrBuild }) =>
      isSsrBuild === true
        ? {}
        : { build: { rollupOptions: { output: { manualChunks: createChooser() } } } },
  }
}

function createChooser() {
  let entry: ReadonlySet<string> | undefined
  let site: ReadonlySet<string> | undefined
  return (
    id: string,
    { getModuleInfo, getModuleIds }: Modules & { getModuleIds: () => Iterable<string> },
  ) => {
    if (entry === undefined || site === undefined) {
      const ids = [...getModuleIds()]
      const from = (ends: readonly string[]) =>
        reachable(
          ids.filter((id) => ends.some((end) => id.endsWith(end))),
          getModuleInfo,
        )
      entry = from([ENTRY])
      site = from(SITE)
    }
    if (id.endsWith('.css')) return 'styles'
    if (isFacade(id)) return undefined
    if (entry.has(id)) return 'entry'
    if (!site.has(id)) return undefined
    return id.includes('/app/') ? 'site' : 'framework'
  }
}

/** Modules that the framework looks for under their own name. */
function isFacade(id: string): boolean {
  return id.endsWith(ENTRY) || id.includes('?__remix-build-client-route')
}

/** A module's static imports, and theirs. */
function reachable(ids: string[], getModuleInfo: Modules['getModuleInfo']): ReadonlySet<string> {
  const found = new Set(ids)
  for (const id of found) {
    for (const imported of getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  }
  return found
}
