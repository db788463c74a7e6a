import { z } from 'zod'
import { DATABASE_FILE } from '../store/database'

/** Says what a backup holds. In the archive it comes first, so that a foreign file is known at once. */
export const MANIFEST_FILE = 'backup/manifest.json'
/** The copy of the database, in the archive and in the lake's folder while it is put together. */
export const DATABASE_COPY = `backup/${DATABASE_FILE}`

/** Files are named by the SHA-1 of their bytes: the name is also the check. */
const assetName = /^assets\/(?:images|files)\/([0-9a-f]{40})[-.][\w.-]+$/

/** @returns the SHA-1, in hexadecimal, that the name promises; `undefined` for no asset's name */
export const promisedSha1 = (name: string): string | undefined => assetName.exec(name)?.[1]

const bytes = z.number().int().nonnegative()

const manifestShape = z.object({
  format: z.literal(1, 'was made by a newer version'),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  projectId: z.string(),
  dataset: z.string(),
  database: z.object({ bytes, sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
  /** Paths as in the archive. */
  assets: z.array(z.object({ name: z.string().regex(assetName), bytes })),
})

/** The list of what is in a backup. */
export type Manifest = z.infer<typeof manifestShape>

/** @throws Error when the text is no manifest of a backup */
export function parseManifest(text: string): Manifest {
  const parsed = manifestShape.safeParse(JSON.parse(text))
  if (parsed.success) return parsed.data
  throw new Error(`its list of contents is not usable: ${z.prettifyError(parsed.error)}`)
}

/** Bytes of all files of a backup; the archive is a little larger. */
export const totalBytes = ({ database, assets }: Manifest): number =>
  assets.reduce((sum, asset) => sum + asset.bytes, database.bytes)
