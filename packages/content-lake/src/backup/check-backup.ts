import { mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { openWithoutMigrating } from '../store/database'
import { folderOfCopy } from './manifest'
import { restoreBackup } from './restore-backup'

const countShape = z.object({ count: z.number() })

/** What a restored backup contains. */
interface CheckedBackup {
  /** ISO 8601, UTC. */
  readonly createdAt: string
  /** Number of documents in all datasets. */
  readonly documents: number
}

/**
 * Restores a backup into a temporary folder, opens its databases and removes the folder.
 * @param parent existing folder for the temporary one, with room for the backup
 * @throws Error as `restoreBackup`
 */
export async function checkBackup(file: string, parent: string): Promise<CheckedBackup> {
  const temporary = await mkdtemp(path.join(parent, 'restore-check-'))
  try {
    const dir = path.join(temporary, 'lake')
    const { createdAt, databases } = await restoreBackup({ file, dir, replace: false })
    const counts = databases.map(({ name }) =>
      countDocuments(path.join(dir, folderOfCopy(name) ?? '')),
    )
    return { createdAt, documents: counts.reduce((sum, count) => sum + count, 0) }
  } finally {
    await rm(temporary, { recursive: true, force: true })
  }
}

function countDocuments(dir: string): number {
  const db = openWithoutMigrating(dir)
  try {
    const sql =
      'SELECT (SELECT count(*) FROM documents) + (SELECT count(*) FROM private_documents) AS count'
    return countShape.parse(db.prepare(sql).get()).count
  } finally {
    db.close()
  }
}
