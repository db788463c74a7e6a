import type { Database } from 'better-sqlite3'
import { z } from 'zod'

export const aclModeSchema = z.enum(['public', 'private'])
export type AclMode = z.infer<typeof aclModeSchema>

/** A dataset as registered. */
export interface DatasetRecord {
  readonly name: string
  /** Relative to the lake's folder; empty for the first one, which stays where older backups have it. */
  readonly folder: string
  /** Anonymous callers read nothing of a private dataset. */
  readonly aclMode: AclMode
  /** ISO 8601, UTC. */
  readonly createdAt: string
  /** Id of a user or token; null for the first dataset. */
  readonly createdBy: string | null
}

/** Another name for a dataset, which can be linked to a different one later. */
export interface Alias {
  readonly name: string
  /** Null while the alias is not linked. */
  readonly dataset: string | null
}

/** The names of datasets and aliases. Callers check that names are valid and free. */
export interface DatasetRegistry {
  /** Sorted by name. */
  list(): readonly DatasetRecord[]
  find(name: string): DatasetRecord | undefined
  add(record: DatasetRecord): void
  setAclMode(name: string, aclMode: AclMode): void
  /** Unlinks its aliases too. */
  remove(name: string): void
  /** Sorted by name. */
  listAliases(): readonly Alias[]
  findAlias(name: string): Alias | undefined
  /** Creates or links an alias. */
  setAlias(alias: Alias): void
  removeAlias(name: string): void
}

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
const aliasSchema = z.object({ name: z.string(), dataset: z.string().nullable() })

/** @param db the database in the lake's folder */
export function createDatasetRegistry(db: Database): DatasetRegistry {
  const columns = 'name, folder, acl_mode, created_at, created_by'
  const all = db.prepare(`SELECT ${columns} FROM datasets ORDER BY name`)
  const byName = db.prepare(`SELECT ${columns} FROM datasets WHERE name = ?`)
  const insert = db.prepare(`INSERT INTO datasets (${columns}) VALUES (?, ?, ?, ?, ?)`)
  const update = db.prepare('UPDATE datasets SET acl_mode = ? WHERE name = ?')
  const remove = db.prepare('DELETE FROM datasets WHERE name = ?')
  const aliases = db.prepare('SELECT name, dataset FROM dataset_aliases ORDER BY name')
  const aliasByName = db.prepare('SELECT name, dataset FROM dataset_aliases WHERE name = ?')
  const putAlias = db.prepare(
    `INSERT INTO dataset_aliases (name, dataset) VALUES (?, ?)
     ON CONFLICT (name) DO UPDATE SET dataset = excluded.dataset`,
  )
  const deleteAlias = db.prepare('DELETE FROM dataset_aliases WHERE name = ?')

  return {
    list: () => all.all().map((row) => recordSchema.parse(row)),
    find: (name) => recordSchema.optional().parse(byName.get(name)),
    add({ name, folder, aclMode, createdAt, createdBy }) {
      insert.run(name, folder, aclMode, createdAt, createdBy)
    },
    setAclMode(name, aclMode) {
      update.run(aclMode, name)
    },
    remove(name) {
      remove.run(name)
    },
    listAliases: () => aliases.all().map((row) => aliasSchema.parse(row)),
    findAlias: (name) => aliasSchema.optional().parse(aliasByName.get(name)),
    setAlias({ name, dataset }) {
      putAlias.run(name, dataset)
    },
    removeAlias(name) {
      deleteAlias.run(name)
    },
  }
}
