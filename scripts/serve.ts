import path from 'node:path'
import { root } from '../config/root.server'
import { row } from '../server/summary-row'
import { supervise, type Administrator, type House } from '../server/supervisor'
import { main, run } from './lib/run.mjs'

/**
 * Serves what is built until it is told to stop. With `--seed`, an empty dataset is filled first,
 * so that a new user finds a whole site.
 */
await main(async () => {
  let password: string | undefined
  // Whatever ends a first run early, a full disk or Ctrl-C: without it nobody could ever sign in.
  process.once('exit', () => {
    if (password !== undefined) console.log(`\n${password}`)
  })
  const house = await supervise((administrator) => {
    password = passwordRow(administrator)
  })
  try {
    if (process.argv.includes('--seed')) await fillEmptyDataset(house)
  } catch (error) {
    await house.stop()
    throw error
  }
  const rows = [...(house.site.summary ?? []), password ?? [], row('Stop', 'Ctrl-C')]
  console.log(['', ...rows.flat(), ''].join('\n'))
  password = undefined
})

/** A dataset with settings is somebody's: it is left as it is, whatever else it lacks. */
async function fillEmptyDataset({ lake }: House) {
  if (lake?.hasSettings !== false) return
  const command = ['--import', 'tsx', path.join(root, 'seed/cli/load.ts')]
  await run('Loading the seed dataset', process.execPath, command)
}

/** The line with the first administrator's password; undefined in every later run. */
function passwordRow({ email, password }: Administrator): string | undefined {
  return password === undefined
    ? undefined
    : row('Administrator', `${email}  ${password}   (shown once)`)
}
