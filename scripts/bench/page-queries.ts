import path from 'node:path'
import { findQueries } from '../typegen/find-queries'

const root = path.resolve(import.meta.dirname, '../..')
const found = await findQueries({ root, sources: ['app/routes/*/query.ts'] })

/** The queries of all routes, by name. */
export const pageQueries: Readonly<Record<string, string>> = Object.fromEntries(
  found.map(({ name, query }) => [name, query]),
)
