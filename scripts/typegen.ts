import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '#config/root.server'
import { fingerprint } from './lib/fingerprint'
import { main } from './lib/run.mjs'

const STAMP = '.cache/typegen'
const SOURCES = ['app', 'schemas', 'scripts/typegen', 'scripts/typegen.ts', 'package-lock.json']

/**
 * Writes the list of blocks and the types of documents and query results if their sources have
 * changed. With `--check` it always generates them, and fails when a committed file differs.
 */
await main(async () => {
  const isCheck = process.argv.includes('--check')
  if (!isCheck && readText(STAMP) === fingerprint(SOURCES)) return
  // Loads the schemas and the Studio's packages, which takes seconds.
  const { generateFiles } = await import('./typegen/generate-files')
  for await (const { file, text } of generateFiles(root)) {
    if (readText(file) === text) continue
    if (isCheck) throw new Error(`${file} is stale: run "npm run types" and commit it.`)
    writeFileSync(file, text)
    console.log(`  ${file} has changed: commit it.`)
  }
  mkdirSync(path.dirname(STAMP), { recursive: true })
  writeFileSync(STAMP, fingerprint(SOURCES))
})

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
