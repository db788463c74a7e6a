import type { Database } from 'better-sqlite3'
import { z } from 'zod'

export const aclModeSchema = z.enum(['public', 'private'])
export type AclMode = z.infer<typeof aclModeSchema>

/** A dataset as registered. */
export interface DatasetRecord {
  readonly name: string
  /** Relative to the lake's folder. Empty for the first dataset: older backups have it there. */
  readonly folder: string
  /** Anonymous callers read nothing of a private dataset. */
  readonly aclMode: AclMode
  /** ISO 8601, UTC. */
  readonly createdAt: string
  /** Id of a user or token; null for the first dataset. */
  readonly createdBy: string | null
}

export type DatasetRegistry = ReturnType<typeof createDatasetRegistry>

const recordSchema = z
  .object({
    name: z.string(),
    folder: z.string(),
    acl_mode: aclModeSchema,
    created_at: z.string(),
    created_by: z.string().nullable(),
  })
  .transform(
    ({ acl_mode: aclMode, created_at: createdAt, created_by: createdBy, ...rest }) =>
      ({ ...rest, aclMode, createdAt, createdBy }) satisfies DatasetRecord,
  )

/**
 * The list of datasets. Callers check that names are valid and free.
 * @param db the database in the lake's folder
 */
export function createDatasetRegistry(db: Database) {
  const columns = 'name, folder, acl_mode, created_at, created_by'
  const all = db.prepare(`SELECT ${columns} FROM datasets ORDER BY name`)
  const byName = db.prepare(`SELECT ${columns} FROM datasets WHERE name = ?`)
  const insert = db.prepare(`INSERT INTO datasets (${columns}) VALUES (?, ?, ?, ?, ?)`)
  const update = db.prepare('UPDATE datasets SET acl_mode = ? WHERE name = ?')
  const remove = db.prepare('DELETE FROM datasets WHERE name = ?')

  return {
    /** Sorted by name. */
    list: (): readonly DatasetRecord[] => all.all().map((row) => recordSchema.parse(row)),
    find: (name: string): DatasetRecord | undefined =>
      recordSchema.optional().parse(byName.get(name)),
    add({ name, folder, aclMode, createdAt, createdBy }: DatasetRecord): void {
      insert.run(name, folder, aclMode, createdAt, createdBy)
    },
    setAclMode(name: string, aclMode: AclMode): void {
      update.run(aclMode, name)
    },
    remove(name: string): void {
      remove.run(name)
    },
  }
}
