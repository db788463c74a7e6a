import { execFile } from 'node:child_process'
import { closeSync, openSync, statSync, writeSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { variablesWith } from '../../../config/variables.server.mjs'
import type { Fault } from '../drill'

const run = promisify(execFile)

const DAMAGED_BYTES = 64 * 1024

/**
 * Damages the lake's database while the instance is stopped. The lake has to refuse to start, and to
 * start again after the backup is restored.
 */
export const damageDatabase: Fault = {
  name: 'database damaged',
  cause: async ({ instance, restart }) => {
    const { dataDir, stop } = instance()
    await stop()
    const runLake = (command: string, ...args: readonly string[]) =>
      run(process.execPath, ['--import', 'tsx', `lake/cli/${command}.ts`, ...args], {
        env: variablesWith({ DATA_DIR: dataDir, SANITY_PROJECT_ID: '' }),
      })
    const backup = path.join(dataDir, 'backup.tar')
    await runLake('backup', backup)
    overwrite(path.join(dataDir, 'lake', 'lake.sqlite'))
    const failure = await restart().then(() => undefined, String)
    if (failure?.includes('is damaged') !== true) {
      throw new Error(`The lake did not notice the damaged database: ${failure ?? 'it started'}`)
    }
    await runLake('restore', backup, '--replace')
    await restart()
    return 1
  },
}

/** Overwrites a part in the middle, as a failing disk does. */
function overwrite(file: string): void {
  const { size } = statSync(file)
  const descriptor = openSync(file, 'r+')
  writeSync(descriptor, Buffer.alloc(DAMAGED_BYTES, 0xa5), 0, DAMAGED_BYTES, Math.floor(size / 3))
  closeSync(descriptor)
}
