import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { RequestHandler } from 'express'
import { asyncHandler } from '../accounts/async-handler'
import { requireUser } from '../accounts/caller'
import { createBackup, discardBackup } from '../backup/create-backup'
import type { LakeCore } from '../context'
import type { Datasets } from '../datasets/datasets'
import { tooManyRequests } from '../errors'

/** Header with the folders of damaged datasets, which the backup leaves out; comma-separated. */
export const BACKUP_DAMAGED = 'X-Backup-Damaged'

/** Ends a download without progress for this long. */
const STALLED_MS = 60_000

/**
 * `data/backup/{dataset}`: all data of the lake, with every dataset that is not damaged, as one tar
 * archive, for administrators. Runs one backup at a time, because each needs disk space for a second
 * copy of everything.
 */
export function sendBackup(
  { accounts, projectId, dataset, clock, log }: LakeCore,
  datasets: Datasets,
): RequestHandler {
  const { dir } = datasets
  let isRunning = false

  return asyncHandler(async (request, response) => {
    requireUser(request, accounts, ['administrator'])
    if (isRunning) throw tooManyRequests('Another backup is running.')
    isRunning = true
    try {
      const archive = await datasets.runBackup(async ({ folders, damaged }) => {
        if (damaged.length > 0) {
          log('a backup leaves out damaged datasets', { damaged })
          response.set(BACKUP_DAMAGED, damaged.join(','))
        }
        return createBackup({ dir, folders, projectId, dataset, clock })
      })
      response.type('application/x-tar')
      // A reader that stalls would keep deleted assets on disk.
      response.setTimeout(STALLED_MS, () => void response.destroy())
      await pipeline(createReadStream(archive), response)
    } finally {
      await discardBackup(dir)
      isRunning = false
    }
  })
}
