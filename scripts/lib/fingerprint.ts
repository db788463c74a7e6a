import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'

/**
 * A hash of the names and bytes of files, those of unit tests aside: another one says that what was
 * made of them is stale.
 * @param sources files and folders; those that are not there count as empty
 * @param circumstances whatever else counts, as JSON can write it
 */
export function fingerprint(sources: readonly string[], circumstances: unknown = null): string {
  const hash = createHash('sha256').update(JSON.stringify(circumstances))
  for (const file of sources.flatMap(filesBelow)) {
    if (!/\.test\.tsx?$/.test(file)) hash.update(file).update('\0').update(readFileSync(file))
  }
  return hash.digest('hex')
}

function filesBelow(source: string): string[] {
  if (!existsSync(source)) return []
  if (statSync(source).isFile()) return [source]
  return readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
}
