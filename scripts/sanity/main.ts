import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { z } from 'zod'
import { env, type Env } from '../../config/env.server'
import { variablesWith } from '../../config/variables.server'
import { main } from '../lib/run.mjs'
import { sanityCall, type SanityCall } from './sanity-call'

const TIMEOUT_MS = 5_000
/** Its code, or the signal that ended it. */
const exitShape = z.tuple([z.number().nullable()], z.unknown())
const tool = path.resolve(import.meta.dirname, '../../node_modules/.bin/sanity')

/** `npm run sanity -- …`: Sanity's own command-line tool, on the dataset that the settings name. */
await main(async () => {
  const settings = env()
  const call = sanityCall(process.argv.slice(2), settings)
  await assertAnswers(call, settings)
  const child = spawn(tool, call.args, {
    stdio: 'inherit',
    env: variablesWith(call.variables),
  })
  const [code] = exitShape.parse(await once(child, 'exit'))
  process.exitCode = code ?? 1
})

/**
 * Says at once what is missing: the tool itself tries again and again, or advises to sign in with
 * the hosted service.
 */
async function assertAnswers({ needs, variables }: SanityCall, { content }: Env) {
  if (content.kind === 'hosted') return
  if (needs.includes('dataset')) {
    const answer = await ask(`${content.apiHost}/v1/users/me`, variables.SANITY_AUTH_TOKEN)
    if (answer === undefined) {
      throw new Error(
        `The embedded lake does not answer at ${content.apiHost}: start it with "npm run up" or "npm run lake".`,
      )
    }
    if (answer.status === 401)
      throw new Error('The lake refused the token: check LAKE_ADMIN_TOKEN.')
  }
  if (needs.includes('assets') && (await ask(`${content.publicApiHost}/v1/ping`)) === undefined) {
    throw new Error(
      `Assets are fetched through the site, and ${content.publicApiHost} does not answer: start it with "npm run up", or set PORT or SITE_URL as it runs.`,
    )
  }
}

/** @returns `undefined` when nobody answers */
async function ask(address: string, token?: string): Promise<Response | undefined> {
  try {
    return await fetch(address, {
      ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
  } catch {
    return undefined
  }
}
