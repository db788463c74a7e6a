import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { env } from '../config/env.server'
import { main, run } from './lib/run.mjs'

/** What is built, from which files, and by which command. */
const parts = [
  {
    title: 'Building the site',
    output: 'build/client',
    sources: ['app', 'public', 'config', 'remix.config.ts', 'package-lock.json'],
    command: ['npx', 'remix', 'vite:build', '--config', 'remix.config.ts'],
  },
  {
    title: 'Building the Studio',
    output: 'build/studio',
    sources: ['studio', 'schemas', 'config', 'package-lock.json'],
    command: ['node', '--import', 'tsx', 'scripts/build-studio.ts'],
  },
]

/**
 * Builds what its sources, or the dataset it is built for, have changed since.
 * `--force` builds everything.
 */
await main(async () => {
  const force = process.argv.includes('--force')
  for (const { title, output, sources, command } of parts) {
    const stampFile = path.join('.cache', 'built', path.basename(output))
    const stamp = fingerprint(sources)
    const fresh = existsSync(output) && existsSync(stampFile)
    if (!force && fresh && readFileSync(stampFile, 'utf8') === stamp) continue
    const [program = '', ...args] = command
    await run(title, program, args, { NODE_ENV: 'production' })
    mkdirSync(path.dirname(stampFile), { recursive: true })
    writeFileSync(stampFile, stamp)
  }
})

/** A hash of the files' names and bytes, and of the dataset that the Studio is built for. */
function fingerprint(sources: readonly string[]): string {
  const { kind, projectId, dataset } = env().content
  const hash = createHash('sha256').update(JSON.stringify({ kind, projectId, dataset }))
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
