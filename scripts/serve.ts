import { createClient } from '@sanity/client'
import { clientConfig } from '../config/client-config'
import { env, type Env } from '../config/env.server'
import { LOOPBACK_NAMES } from '../config/mail.server'
import { REHEARSAL_PATH } from '../config/rehearsal.server'
import { MAIL_PATH } from '../server/relay-passage'
import { STUDIO_PATH } from '../server/studio-files'
import { supervise, type Administrator } from '../server/supervisor'
import { main, run } from './lib/run.mjs'

/**
 * Serves what is built until it is told to stop. With `--seed`, an empty dataset is filled first,
 * so that a new user finds a whole site.
 */
await main(async () => {
  const settings = env()
  let password: string | undefined
  // Whatever ends a first run early, a full disk or Ctrl-C: without it nobody could ever sign in.
  process.once('exit', () => {
    if (password !== undefined) console.log(`\n${password}`)
  })
  const house = await supervise(settings, (administrator) => {
    password = passwordRow(administrator)
  })
  try {
    if (process.argv.includes('--seed')) await fillEmptyDataset(settings)
  } catch (error) {
    await house.stop()
    throw error
  }
  console.log(summary(settings, password))
  password = undefined
})

/** A dataset with settings is somebody's: it is left as it is, whatever else it lacks. */
async function fillEmptyDataset({ content }: Env) {
  if (content.kind === 'hosted') return
  const client = createClient(clientConfig(content))
  if ((await client.getDocument('siteSettings')) !== undefined) return
  await run('Loading the seed dataset', process.execPath, ['--import', 'tsx', 'seed/cli/load.ts'])
}

/** The line with the first administrator's password; undefined in every later run. */
function passwordRow({ email, password }: Administrator): string | undefined {
  return password === undefined
    ? undefined
    : row('Administrator', `${email}  ${password}   (shown once)`)
}

/** Where everything is, for the person at the terminal. */
function summary(settings: Env, password: string | undefined): string {
  const { content, dataDir, rehearsal, relay, siteUrl } = settings
  const rows = [
    row('Site', siteUrl),
    row('Studio', `${siteUrl}${STUDIO_PATH}`),
    relay?.showsPages ? row('Mail', `${siteUrl}${MAIL_PATH}`) : [],
    rehearsal === undefined ? [] : row('Rehearsal', `${siteUrl}${REHEARSAL_PATH}`),
    content.kind === 'embedded'
      ? row('Data folder', dataDir)
      : row('Dataset', `${content.projectId}/${content.dataset} (hosted)`),
    isBehindUnknownProxy(settings)
      ? row('Proxy', 'not named in TRUSTED_PROXIES: all visitors count as one caller')
      : [],
    password ?? [],
    row('Stop', 'Ctrl-C'),
  ]
  return ['', ...rows.flat(), ''].join('\n')
}

/** An address of the open network at a port of this machine: something passes its callers on. */
function isBehindUnknownProxy({ siteUrl, host, trustedProxies }: Env): boolean {
  const isPublic = !LOOPBACK_NAMES.includes(new URL(siteUrl).hostname)
  return isPublic && LOOPBACK_NAMES.includes(host) && trustedProxies.length === 0
}

function row(name: string, value: string): string {
  return `  ${name.padEnd(14)}${value}`
}
