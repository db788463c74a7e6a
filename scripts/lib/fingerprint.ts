import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'

/**
 * Hashes the names and contents of files, without unit tests.
 * @param sources files and folders; missing ones count as empty
 * @param options other JSON values that the output depends on
 */
export function fingerprint(sources: readonly string[], options: unknown = null): string {
  const hash = createHash('sha256').update(JSON.stringify(options))
  for (const file of sources.flatMap(listFiles)) {
    if (!/\.test\.tsx?$/.test(file)) hash.update(file).update('\0').update(readFileSync(file))
  }
  return hash.digest('hex')
}

function listFiles(source: string): string[] {
  if (!existsSync(source)) return []
  if (statSync(source).isFile()) return [source]
  return readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
}
