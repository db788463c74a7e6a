import { createClient } from '@sanity/client'
import { clientConfig } from '../config/client-config'
import { env, type Env } from '../config/env.server'
import { STUDIO_PATH } from '../server/studio-files'
import { supervise, type House } from '../server/supervisor'
import { main, run } from './lib/run.mjs'

/**
 * Serves what is built until it is told to stop. With `--seed`, an empty dataset is filled first,
 * so that a new user finds a whole site.
 */
await main(async () => {
  const settings = env()
  const house = await supervise(settings)
  try {
    if (process.argv.includes('--seed')) await fillEmptyDataset(settings)
  } catch (error) {
    await house.stop()
    throw error
  }
  console.log(summary(settings, house))
})

/** A dataset with settings is somebody's: it is left as it is, whatever else it lacks. */
async function fillEmptyDataset({ content }: Env) {
  if (content.kind === 'hosted') return
  const client = createClient(clientConfig(content))
  if ((await client.getDocument('siteSettings')) !== undefined) return
  await run('Loading the seed dataset', process.execPath, ['--import', 'tsx', 'seed/cli/load.ts'])
}

/** Where everything is, for the person at the terminal. */
function summary({ content, dataDir, siteUrl }: Env, { administrator }: House): string {
  const rows = [
    ['Site', siteUrl],
    ['Studio', `${siteUrl}${STUDIO_PATH}`],
    content.kind === 'embedded'
      ? ['Data folder', dataDir]
      : ['Dataset', `${content.projectId}/${content.dataset} (hosted)`],
  ]
  if (administrator?.password !== undefined) {
    rows.push(['Administrator', `${administrator.email}  ${administrator.password}   (shown once)`])
  }
  rows.push(['Stop', 'Ctrl-C'])
  return ['', ...rows.map(([name = '', value]) => `  ${name.padEnd(14)}${value}`), ''].join('\n')
}
