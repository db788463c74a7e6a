import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { SanityClient } from '@sanity/client'
import { withRetries } from './retry'

export interface UploadedAssets {
  /** Ids of asset documents, by path under the folder. */
  readonly ids: ReadonlyMap<string, string>
  readonly uploaded: number
  /** Files that are not on disk. */
  readonly missing: readonly string[]
}

/**
 * Uploads the files that the dataset does not have yet, compared by SHA-1.
 * @param files paths under the folder; those in `pdf` and `press` become file assets, all others
 *   image assets
 * @throws ClientError or ServerError of the dataset API, or a disk error except for a missing file
 */
export async function uploadAssets(
  client: SanityClient,
  folder: string,
  files: readonly string[],
  log: (line: string) => void,
): Promise<UploadedAssets> {
  const read = await Promise.all(files.map((file) => readContent(folder, file)))
  const contents = read.filter((content) => content !== undefined)
  const hashes = contents.map(({ sha1 }) => sha1)
  const idsByHash = await fetchAssetIds(client, hashes)
  const newContents = contents.filter(({ sha1 }) => !idsByHash.has(sha1))
  for (const [index, { file, bytes, sha1 }] of newContents.entries()) {
    const kind = /^(pdf|press)\//.test(file) ? 'file' : 'image'
    const asset = await withRetries(() =>
      client.assets.upload(kind, bytes, { filename: path.basename(file) }),
    )
    idsByHash.set(sha1, asset._id)
    log(`  Asset ${index + 1} of ${newContents.length}: ${file}`)
  }
  const ids = new Map<string, string>()
  for (const { file, sha1 } of contents) {
    const id = idsByHash.get(sha1)
    if (id !== undefined) ids.set(file, id)
  }
  return { ids, uploaded: newContents.length, missing: files.filter((file) => !ids.has(file)) }
}

async function readContent(folder: string, file: string) {
  try {
    const bytes = await readFile(path.join(folder, file))
    return { file, bytes, sha1: createHash('sha1').update(bytes).digest('hex') }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

export const ASSETS_BY_HASH_QUERY =
  '*[_type in ["sanity.imageAsset", "sanity.fileAsset"] && sha1hash in $hashes]{_id, sha1hash}'

/** Returns the ids of assets in the dataset, by SHA-1. */
async function fetchAssetIds(client: SanityClient, hashes: readonly string[]) {
  const found = await withRetries(() =>
    client.fetch<{ _id: string; sha1hash: string }[]>(ASSETS_BY_HASH_QUERY, { hashes }),
  )
  return new Map(found.map(({ sha1hash, _id }) => [sha1hash, _id]))
}
