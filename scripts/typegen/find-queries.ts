import path from 'node:path'
import { findQueriesInPath, getResolver, registerBabel } from '@sanity/codegen'

export interface QuerySources {
  /** Folder of the project: paths in tsconfig.json and Prettier's settings are looked up from it. */
  root: string
  /** Globs of the files whose `defineQuery` queries are meant, relative to `root`. */
  sources: string[]
}

/** A query as its source has it, with the fragments it is made of put in. */
export interface FoundQuery {
  filename: string
  name: string
  query: string
}

/**
 * Reads every query that is made with `defineQuery`, without running the modules, in the order of
 * file and name so that what is made of them is stable.
 * @throws Error naming every query that cannot be read, one a line
 */
export async function findQueries({ root, sources }: QuerySources): Promise<FoundQuery[]> {
  registerBabel()
  const found: FoundQuery[] = []
  const problems: string[] = []
  const results = findQueriesInPath({
    path: sources.map((source) => path.posix.join(root, source)),
    resolver: getResolver(root),
  })
  for await (const result of results) {
    if (result.type === 'error') problems.push(`${result.filename}: ${result.error.message}`)
    else {
      for (const { name, result: query } of result.queries) {
        found.push({ filename: result.filename, name, query })
      }
    }
  }
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return found.sort(
    (a, b) => a.filename.localeCompare(b.filename, 'en') || a.name.localeCompare(b.name, 'en'),
  )
}
