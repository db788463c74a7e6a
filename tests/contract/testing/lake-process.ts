import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'
import { expect, onTestFinished } from 'vitest'
import { startChild, type Child } from './child-process'
import { createLakeClient } from './lake-client'

/** The package's command, as a module. */
const source = path.resolve('packages/content-lake/src/main.ts')

/**
 * Bundles the lake into one file, which starts much faster than separate modules. Its queries and
 * listeners with a filter fail: query workers start from a file that it lacks.
 * @returns the file, which is removed after the test
 */
export async function bundleLake(): Promise<string> {
  const cache = path.resolve('.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(path.join(cache, 'lake-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = path.join(folder, 'main.mjs')
  // A process of its own, beside the bundle.
  copyFileSync(
    'packages/content-lake/src/media/svg-process.mjs',
    path.join(folder, 'svg-process.mjs'),
  )
  await build({
    entryPoints: [source],
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    // Both load native code from their own folder.
    external: ['better-sqlite3', 'sharp'],
    banner: {
      js: `import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);`,
    },
    logLevel: 'error',
  })
  return file
}

export interface LakeProcess extends Child {
  readonly origin: string
  readonly port: number
  /** The administrator's. */
  readonly token: string
}

/**
 * Starts a lake as a child process, waits until it answers, and kills it after the test.
 * @param file a bundle; without one the lake starts slower, with query workers
 * @param options `maxFileSize` as of `startChild`
 */
export async function startLakeProcess(
  file: string | undefined,
  dataDir: string,
  options: { readonly maxFileSize?: number } = {},
): Promise<LakeProcess> {
  const folder = path.join(dataDir, 'lake')
  const args = ['--data', folder, '--port', '0', '--admin', 'admin@example.test']
  const child = startChild(file ?? source, { args, ...options })
  const address = /^Content Lake: (\S+)$/m
  await expect.poll(child.output).toMatch(address)
  const origin = address.exec(child.output())?.[1] ?? ''
  const token = readFileSync(path.join(folder, 'admin-token'), 'utf8').trim()
  return { ...child, origin, port: Number(new URL(origin).port), token }
}

/** Creates a client with the administrator's token and without retries. */
export function createAdminClient({ origin, token }: LakeProcess) {
  return createLakeClient(origin, { token, perspective: 'raw', maxRetries: 0 })
}
