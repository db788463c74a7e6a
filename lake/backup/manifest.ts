import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { DATABASE_FILE } from '../store/database'

/** Lists the content of a backup. It is the first file of the archive. */
export const MANIFEST_FILE = 'backup/manifest.json'
/** The copy of the database, in the archive and in the lake's folder while the backup runs. */
export const DATABASE_COPY = `backup/${DATABASE_FILE}`

/** The name of an asset contains the SHA-1 of its bytes. */
const ASSET_NAME = /^assets\/(?:images|files)\/([0-9a-f]{40})[-.][\w.-]+$/

/** @returns the SHA-1 in hexadecimal; `undefined` when this is no asset's name */
export const sha1FromName = (name: string): string | undefined => ASSET_NAME.exec(name)?.[1]

const bytes = z.number().int().nonnegative()

const manifestSchema = z.object({
  format: z.literal(1, 'was made by a newer version'),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  projectId: z.string(),
  dataset: z.string(),
  database: z.object({ bytes, sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
  /** Names are paths in the archive. */
  assets: z.array(z.object({ name: z.string().regex(ASSET_NAME), bytes })),
})

export type Manifest = z.infer<typeof manifestSchema>

/** @throws Error when the text is not a valid manifest */
export function parseManifest(text: string): Manifest {
  const parsed = manifestSchema.safeParse(JSON.parse(text))
  if (parsed.success) return parsed.data
  throw new Error(`its manifest is invalid: ${z.prettifyError(parsed.error)}`)
}

/** @returns the size of all files; the archive is slightly larger */
export const totalBytes = ({ database, assets }: Manifest): number =>
  assets.reduce((sum, asset) => sum + asset.bytes, database.bytes)

/** @returns the digest of a file, in hexadecimal */
export async function hashFile(file: string, algorithm: 'sha1' | 'sha256'): Promise<string> {
  const hash = createHash(algorithm)
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}
