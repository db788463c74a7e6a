import { pipeline } from 'node:stream/promises'
import express, { type Router } from 'express'
import { asyncHandler } from '../accounts/async-handler'
import { requireUser } from '../accounts/caller'
import { createBackup } from '../backup/create-backup'
import type { LakeCore } from '../context'
import type { Datasets } from '../datasets/datasets'
import { tooManyRequests } from '../errors'

/** Header with the size of the content in bytes; the archive is slightly larger. */
export const BACKUP_BYTES = 'X-Backup-Bytes'
/** Header with the folders of damaged datasets, which the backup leaves out; comma-separated. */
export const BACKUP_DAMAGED = 'X-Backup-Damaged'

/** Without any progress for so long, a backup ends. */
const STALLED_MS = 60_000

/**
 * `data/backup/{dataset}`: all data of the lake, with every dataset that is not damaged, as one tar
 * archive, for administrators. Runs one backup at a time, because each needs disk space for a second
 * database.
 */
export function createBackupRoutes(
  { accounts, projectId, dataset, clock, log }: LakeCore,
  datasets: Datasets,
): Router {
  const router = express.Router()
  let isRunning = false

  router.get(
    '/data/backup/:dataset',
    asyncHandler(async (request, response) => {
      requireUser(request, accounts, ['administrator'])
      if (isRunning) throw tooManyRequests('Another backup is running.')
      isRunning = true
      try {
        await datasets.runBackup(async ({ folders, damaged }) => {
          const { dir } = datasets
          const backup = await createBackup({ dir, folders, projectId, dataset, clock })
          if (damaged.length > 0) log('a backup leaves out damaged datasets', { damaged })
          try {
            response.type('application/x-tar').set(BACKUP_BYTES, String(backup.bytes))
            if (damaged.length > 0) response.set(BACKUP_DAMAGED, damaged.join(','))
            // A reader that stalls would keep datasets from being created or deleted.
            response.setTimeout(STALLED_MS, () => void response.destroy())
            await pipeline(backup.archive, response)
          } finally {
            await backup.discard()
          }
        })
      } finally {
        isRunning = false
      }
    }),
  )

  return router
}
