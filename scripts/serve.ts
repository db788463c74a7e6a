import path from 'node:path'
import { isBuilt, root } from '#config/root.server'
import { row } from '#server/summary-row'
import { supervise, type Administrator, type RunningProcesses } from '#server/supervisor'
import { checkNode } from './lib/check-node.mjs'
import { main, run } from './lib/run.mjs'

/**
 * Serves the product until it is stopped. With `--seed`, loads the seed dataset into an empty one.
 */
await main(async () => {
  checkNode()
  let password: string | undefined
  // Printed even if the first run fails, because the password is never shown again.
  process.once('exit', () => {
    if (password !== undefined) console.log(`\n${password}`)
  })
  const processes = await supervise((administrator) => {
    password = formatPassword(administrator)
  })
  try {
    if (process.argv.includes('--seed')) await fillEmptyDataset(processes)
  } catch (error) {
    await processes.stop()
    throw error
  }
  const rows = [...(processes.site.summary ?? []), password ?? [], row('Stop', 'Ctrl-C')]
  console.log(['', ...rows.flat(), ''].join('\n'))
  password = undefined
})

/** A dataset with site settings is in use, so it stays unchanged. */
async function fillEmptyDataset({ lake }: RunningProcesses) {
  if (lake?.hasSettings !== false) return
  const command = isBuilt
    ? [path.join(root, 'build/server/seed.js')]
    : ['--import', 'tsx', path.join(root, 'seed/cli/load.ts')]
  await run('Loading the seed dataset', process.execPath, command)
}

/** @returns undefined after the first run */
function formatPassword({ email, password }: Administrator): string | undefined {
  return password === undefined
    ? undefined
    : row('Administrator', `${email}  ${password}   (shown once)`)
}
