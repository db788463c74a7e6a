import type { Database } from 'better-sqlite3'
import { z } from 'zod'

export const aclModeSchema = z.enum(['public', 'private'])
export type AclMode = z.infer<typeof aclModeSchema>

/** A dataset as registered. */
const recordSchema = z.object({
  name: z.string(),
  /** Relative to the lake's folder. Empty for the first dataset: older backups have it there. */
  folder: z.string(),
  /** Anonymous callers read nothing of a private dataset. */
  aclMode: aclModeSchema,
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  /** Id of a user or token; null for the first dataset. */
  createdBy: z.string().nullable(),
})

export type DatasetRecord = z.infer<typeof recordSchema>

export type DatasetRegistry = ReturnType<typeof createDatasetRegistry>

/**
 * The list of datasets. Callers check that names are valid and free.
 * @param db the database in the lake's folder
 */
export function createDatasetRegistry(db: Database) {
  const columns =
    'name, folder, acl_mode AS aclMode, created_at AS createdAt, created_by AS createdBy'
  const all = db.prepare(`SELECT ${columns} FROM datasets ORDER BY name`)
  const byName = db.prepare(`SELECT ${columns} FROM datasets WHERE name = ?`)
  const insert = db.prepare<DatasetRecord>(
    `INSERT INTO datasets (name, folder, acl_mode, created_at, created_by)
     VALUES (@name, @folder, @aclMode, @createdAt, @createdBy)`,
  )
  const update = db.prepare('UPDATE datasets SET acl_mode = ? WHERE name = ?')
  const remove = db.prepare('DELETE FROM datasets WHERE name = ?')

  return {
    /** Sorted by name. */
    list: (): readonly DatasetRecord[] => all.all().map((row) => recordSchema.parse(row)),
    find: (name: string): DatasetRecord | undefined =>
      recordSchema.optional().parse(byName.get(name)),
    add(record: DatasetRecord): void {
      insert.run(record)
    },
    setAclMode(name: string, aclMode: AclMode): void {
      update.run(aclMode, name)
    },
    remove(name: string): void {
      remove.run(name)
    },
  }
}
