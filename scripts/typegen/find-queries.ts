import path from 'node:path'
import { findQueriesInPath, getResolver, registerBabel } from '@sanity/codegen'

export interface QuerySources {
  /** Project folder, with tsconfig.json and Prettier's settings. */
  root: string
  /** Globs of files with `defineQuery` queries, relative to `root`. */
  sources: string[]
}

/** A query with its fragments inserted. */
export interface FoundQuery {
  filename: string
  name: string
  query: string
}

/**
 * Reads all `defineQuery` queries without running the modules, sorted by file and name.
 * @throws Error that names each unreadable query on a line
 */
export async function findQueries({ root, sources }: QuerySources): Promise<FoundQuery[]> {
  registerBabel()
  const found: FoundQuery[] = []
  const errors: string[] = []
  const results = findQueriesInPath({
    path: sources.map((source) => path.posix.join(root, source)),
    resolver: getResolver(root),
  })
  for await (const result of results) {
    if (result.type === 'error') errors.push(`${result.filename}: ${result.error.message}`)
    else {
      for (const { name, result: query } of result.queries) {
        found.push({ filename: result.filename, name, query })
      }
    }
  }
  if (errors.length > 0) throw new Error(errors.join('\n'))
  return found.sort(
    (a, b) => a.filename.localeCompare(b.filename, 'en') || a.name.localeCompare(b.name, 'en'),
  )
}
