import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { env } from '#config/env.server'
import { compressFiles } from './lib/compress-files'
import { fingerprint } from './lib/fingerprint'
import { applyPatches } from './lib/prepare.mjs'
import { main, run } from './lib/run.mjs'

const compression = 'scripts/lib/compress-files.ts'
/** Modules that browsers or the site share with the lake. */
const sharedWithLake = ['cookies', 'password-length', 'personal-types'].map(
  (name) => `packages/content-lake/src/${name}.ts`,
)
const siteSources = [
  ...[compression, 'scripts/lib/client-chunks.ts', 'scripts/lib/script-text.ts'],
  ...['app', 'public', 'config', 'remix.config.ts', 'package-lock.json'],
  ...sharedWithLake,
]

interface BuildPart {
  title: string
  output: string
  /** Folder of the files to compress. */
  served?: string
  sources: readonly string[]
  command: readonly string[]
}

const parts: readonly BuildPart[] = [
  {
    title: 'Building the site',
    output: 'build/site',
    served: 'build/site/client',
    sources: siteSources,
    command: ['npx', 'remix', 'vite:build', '--config', 'remix.config.ts'],
  },
  {
    title: 'Building the Studio',
    output: 'build/studio',
    served: 'build/studio',
    sources: [
      compression,
      ...sharedWithLake,
      'studio',
      'schemas',
      'docs/editores',
      'config',
      'app/services/analytics',
      'app/services/seo/card-path.ts',
      'app/sanity/document-edit.ts',
      'app/sanity/image-url.ts',
      'app/sanity/image-widths.ts',
      'package-lock.json',
    ],
    command: ['npx', 'vite', 'build', '--config', 'studio/vite.config.ts', '--logLevel', 'warn'],
  },
  {
    // Includes the built site.
    title: 'Building the servers',
    output: 'build/server',
    sources: [
      ...siteSources,
      'server',
      'packages/content-lake',
      'packages/mail-relay',
      'scripts',
      'seed',
    ],
    command: ['node', '--import', 'tsx', 'scripts/build-servers.ts'],
  },
]

/**
 * Builds the parts whose sources or dataset settings have changed.
 * `--force` builds everything.
 */
await main(async () => {
  // Here too, because packages may have been installed by npm itself.
  await applyPatches()
  const force = process.argv.includes('--force')
  // The Studio's build contains these settings.
  const { kind, projectId, dataset } = env().content
  for (const { title, output, served, sources, command } of parts) {
    const stampFile = path.join('.cache', 'built', path.basename(output))
    const stamp = fingerprint(sources, { kind, projectId, dataset })
    const fresh = existsSync(output) && existsSync(stampFile)
    if (!force && fresh && readFileSync(stampFile, 'utf8') === stamp) continue
    const [program = '', ...args] = command
    await run(title, program, args, { NODE_ENV: 'production' })
    if (served !== undefined) await compressFiles(served)
    mkdirSync(path.dirname(stampFile), { recursive: true })
    writeFileSync(stampFile, stamp)
  }
})
