import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { DATABASE_FILE } from '../store/database'

/** Describes a backup. It is the last file of the archive, so that no incomplete archive has one. */
export const MANIFEST_FILE = 'backup/manifest.json'
const FORMAT = 3
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

const manifestSchema = z.object({
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  projectId: z.string(),
  dataset: z.string(),
  /** That of the lake's folder first. Names are paths in the archive. */
  databases: z.array(z.object({ name: z.string().regex(DATABASE_COPY), sha256: z.string() })),
})

export type Manifest = z.infer<typeof manifestSchema>

/** @throws Error when the text is not a valid manifest, or one of another version */
export function parseManifest(text: string): Manifest {
  const json: unknown = JSON.parse(text)
  const { format } = z.object({ format: z.number().catch(0) }).parse(json)
  if (format > FORMAT) throw new Error('it was made by a newer version')
  if (format < FORMAT) {
    throw new Error('it was made by an older version: restore it with that one, then upgrade')
  }
  return manifestSchema.parse(json)
}

/** @returns the text that `parseManifest` accepts */
export const stringifyManifest = (manifest: Manifest): string =>
  JSON.stringify({ format: FORMAT, ...manifest })

/** @returns the digest of a file, in hexadecimal */
export async function hashFile(file: string, algorithm: 'sha1' | 'sha256'): Promise<string> {
  const hash = createHash(algorithm)
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}
