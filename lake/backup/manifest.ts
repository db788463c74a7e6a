import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { DATABASE_FILE } from '../store/database'

/** Lists the content of a backup. It is the first file of the archive. */
export const MANIFEST_FILE = 'backup/manifest.json'
const FORMAT = 2
/** Path of a dataset's folder in the lake's folder: empty, or as in `dataset-registry.ts`. */
const FOLDER = String.raw`(?:datasets/[a-z0-9][a-z0-9_-]*/)?`

/** In the archive, and in the lake's folder while the backup runs. */
const DATABASE_COPY = new RegExp(`^backup/(${FOLDER})${DATABASE_FILE}$`)

/** The name of an asset contains the SHA-1 of its bytes. */
const ASSET_NAME = new RegExp(
  String.raw`^${FOLDER}assets/(?:images|files)/([0-9a-f]{40})[-.][\w.-]+$`,
)

/**
 * @param folder of a dataset, relative to the lake's folder
 * @returns the name of the copy of its database
 */
export const databaseCopyOf = (folder: string): string =>
  path.posix.join('backup', folder, DATABASE_FILE)

/** @returns the folder of the dataset; `undefined` when this is no name of a database's copy */
export const folderOfCopy = (name: string): string | undefined =>
  DATABASE_COPY.exec(name)?.[1]?.replace(/\/$/, '')

/** @returns the SHA-1 in hexadecimal; `undefined` when this is no asset's name */
export const sha1FromName = (name: string): string | undefined => ASSET_NAME.exec(name)?.[1]

const bytes = z.number().int().nonnegative()

const digest = z.string().regex(/^[0-9a-f]{64}$/)

/** Backups of format 1 have one dataset. */
const singleDatabase = z
  .object({ format: z.literal(1), database: z.object({ bytes, sha256: digest }) })
  .transform(({ database }) => [{ name: databaseCopyOf(''), ...database }])
const severalDatabases = z
  .object({
    format: z.literal(2),
    databases: z.array(z.object({ name: z.string().regex(DATABASE_COPY), bytes, sha256: digest })),
  })
  .transform(({ databases }) => databases)

const manifestSchema = z.object({
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  projectId: z.string(),
  dataset: z.string(),
  /**
   * Names are paths in the archive. Datasets may have the same asset: the archive contains the first
   * one, whose name the others have as `sameAs`.
   */
  assets: z.array(
    z.object({
      name: z.string().regex(ASSET_NAME),
      bytes,
      sameAs: z.string().regex(ASSET_NAME).optional(),
    }),
  ),
})

export interface Manifest extends z.infer<typeof manifestSchema> {
  /** That of the lake's folder first. */
  readonly databases: z.infer<typeof severalDatabases>
}

/** @throws Error when the text is not a valid manifest */
export function parseManifest(text: string): Manifest {
  const json: unknown = JSON.parse(text)
  const { format } = z.object({ format: z.number().catch(0) }).parse(json)
  if (format > FORMAT) throw new Error('its manifest is invalid: it was made by a newer version')
  const schema = format === 1 ? singleDatabase : severalDatabases
  const parsed = manifestSchema.safeParse(json)
  const databases = schema.safeParse(json)
  if (parsed.success && databases.success) return { ...parsed.data, databases: databases.data }
  const errors = [parsed.error, databases.error].flatMap((error) => error?.issues ?? [])
  throw new Error(`its manifest is invalid: ${z.prettifyError(new z.ZodError(errors))}`)
}

/** @returns the text that `parseManifest` accepts */
export const stringifyManifest = (manifest: Manifest): string =>
  JSON.stringify({ format: FORMAT, ...manifest })

/** @returns the files that the archive contains */
export const archivedFiles = ({ databases, assets }: Manifest) => [
  ...databases,
  ...assets.filter(({ sameAs }) => sameAs === undefined),
]

/** @returns the size of all files in the archive, which is slightly larger */
export const totalBytes = (manifest: Manifest): number =>
  archivedFiles(manifest).reduce((sum, file) => sum + file.bytes, 0)

/** @returns the digest of a file, in hexadecimal */
export async function hashFile(file: string, algorithm: 'sha1' | 'sha256'): Promise<string> {
  const hash = createHash(algorithm)
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}
