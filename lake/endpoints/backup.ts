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

/**
 * `data/backup/{dataset}`: all data of the lake, with every dataset, as one tar archive, for administrators. Runs one backup
 * at a time, because each needs disk space for a second database.
 */
export function createBackupRoutes(
  { accounts, projectId, dataset, clock }: LakeCore,
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
        const folders = datasets.backupFolders()
        const backup = await createBackup({ dir: datasets.dir, folders, projectId, dataset, clock })
        try {
          response.type('application/x-tar').set(BACKUP_BYTES, String(backup.bytes))
          await pipeline(backup.archive, response)
        } finally {
          await backup.discard()
        }
      } finally {
        isRunning = false
      }
    }),
  )

  return router
}
