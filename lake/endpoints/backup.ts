import { pipeline } from 'node:stream/promises'
import express, { type Router } from 'express'
import { asyncHandler } from '../accounts/async-handler'
import { signedInCaller } from '../accounts/caller'
import { takeBackup } from '../backup/take-backup'
import type { LakeCore } from '../core'
import { tooMany } from '../errors'

/** Header with the bytes of what the backup holds; the archive is a little larger. */
export const BACKUP_BYTES = 'X-Backup-Bytes'

/**
 * `data/backup/{dataset}`: everything that the lake keeps, as one tar archive, for administrators.
 * One at a time: each takes room for a second database.
 */
export function backupRoutes(core: LakeCore): Router {
  const router = express.Router()
  let isRunning = false

  router.get(
    '/data/backup/:dataset',
    asyncHandler(async (request, response) => {
      signedInCaller(request, core.accounts, ['administrator'])
      if (isRunning) throw tooMany('Another backup is being made.')
      isRunning = true
      try {
        const backup = await takeBackup(core)
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
