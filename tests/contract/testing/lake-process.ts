import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'
import { onTestFinished } from 'vitest'
import { z } from 'zod'
import { firstMessage, startChild, type Child } from './child-process'
import { createLakeClient } from './lake-client'

const readyShape = z.object({ type: z.literal('ready'), port: z.number() })

/** The administrator's token of every lake process. */
export const TOKEN = 'the-token-of-local-commands-in-tests'

/**
 * Bundles `lake-child.ts` into one file, which starts much faster than separate modules.
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
    entryPoints: [path.resolve(import.meta.dirname, 'lake-child.ts')],
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
}

/**
 * Starts a lake as a child process, waits until it answers, and kills it after the test.
 * @param file a bundle; without one the lake starts slower, with query workers
 * @param options `maxFileSize` as of `startChild`
 * @throws Error with its output when it exits instead
 */
export async function startLakeProcess(
  file: string | undefined,
  dataDir: string,
  options: { readonly maxFileSize?: number } = {},
): Promise<LakeProcess> {
  const source = path.resolve(import.meta.dirname, 'lake-child.ts')
  const args = [path.join(dataDir, 'lake'), TOKEN]
  const child = startChild(file ?? source, { args, ...options })
  const { port } = readyShape.parse(await firstMessage(child))
  return { ...child, port, origin: `http://127.0.0.1:${port}` }
}

/** Creates a client with the administrator's token and without retries. */
export function createAdminClient({ origin }: LakeProcess) {
  return createLakeClient(origin, { token: TOKEN, perspective: 'raw', maxRetries: 0 })
}
