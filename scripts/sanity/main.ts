import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { env } from '#config/env.server'
import { variablesWith } from '#config/variables.server.mjs'
import { main } from '../lib/run.mjs'
import { createSanityCall, type SanityCall } from './sanity-call'

const TIMEOUT_MS = 5_000
const exitShape = z.tuple([z.number().nullable()], z.unknown())
const tool = path.resolve(import.meta.dirname, '../../node_modules/.bin/sanity')

/** `npm run sanity -- …` runs Sanity's CLI on the dataset of the settings. */
await main(async () => {
  const settings = env()
  const { content } = settings
  const call = createSanityCall(process.argv.slice(2), settings)
  if (call.needsLake && content.kind === 'embedded') await assertLakeAnswers(call, content.apiHost)
  await makeOutputFolder(call.args)
  const child = spawn(tool, call.args, {
    stdio: 'inherit',
    env: variablesWith(call.variables),
  })
  const [code] = exitShape.parse(await once(child, 'exit'))
  process.exitCode = code ?? 1
})

/** Makes the folder of `--path` of `schema extract`, which the CLI expects. */
async function makeOutputFolder(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { path: { type: 'string' } },
    strict: false,
  })
  const isExtraction = positionals[0] === 'schema' && positionals[1] === 'extract'
  if (isExtraction && typeof values.path === 'string') {
    await mkdir(path.dirname(values.path), { recursive: true })
  }
}

/**
 * Checks that the lake answers. The CLI itself would retry, or ask to sign in to the hosted
 * service.
 * @throws Error that says what to start or set
 */
async function assertLakeAnswers({ variables }: SanityCall, apiHost: string) {
  const token = variables.SANITY_AUTH_TOKEN
  const answer = await fetch(`${apiHost}/v1/users/me`, {
    ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((cause: unknown) => {
    const remedy = 'start it with "npm run up" or "npm run lake"'
    throw new Error(`The embedded lake does not answer at ${apiHost}: ${remedy}.`, { cause })
  })
  if (answer.status === 401) throw new Error('The lake rejected the token: check LAKE_ADMIN_TOKEN.')
}
