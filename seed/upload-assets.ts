import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { SanityClient } from '@sanity/client'
import { withRetries } from './retry'

export interface UploadedAssets {
  /** Asset document id by path under the folder. */
  readonly ids: ReadonlyMap<string, string>
  readonly uploaded: number
  /** Files that are not on disk. */
  readonly missing: readonly string[]
}

/**
 * Puts the files into the dataset as assets, each content once: what is there already, by its
 * SHA-1, is not sent again.
 * @param folder where the files lie
 * @param files paths under the folder; images by their extension, anything ending in `.pdf` a file
 * @throws what the dataset's API answers, or the disk other than for a missing file
 */
export async function uploadAssets(
  client: SanityClient,
  folder: string,
  files: readonly string[],
  log: (line: string) => void,
): Promise<UploadedAssets> {
  const found = await Promise.all(files.map((file) => readContent(folder, file)))
  const contents = found.filter((content) => content !== undefined)
  const present = await presentAssets(
    client,
    contents.map(({ sha1 }) => sha1),
  )
  const ids = new Map<string, string>()
  const unsent = contents.filter(({ sha1 }) => !present.has(sha1))
  for (const [index, { file, bytes, sha1 }] of unsent.entries()) {
    const kind = file.endsWith('.pdf') ? 'file' : 'image'
    const asset = await withRetries(() =>
      client.assets.upload(kind, bytes, { filename: path.basename(file) }),
    )
    present.set(sha1, asset._id)
    log(`Asset ${index + 1} of ${unsent.length}: ${file}`)
  }
  for (const { file, sha1 } of contents) {
    const id = present.get(sha1)
    if (id !== undefined) ids.set(file, id)
  }
  return { ids, uploaded: unsent.length, missing: files.filter((file) => !ids.has(file)) }
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

/** Assets whose content has one of the hashes. */
export const PRESENT_ASSETS =
  '*[_type in ["sanity.imageAsset", "sanity.fileAsset"] && sha1hash in $hashes]{_id, sha1hash}'

/** Ids of the dataset's assets by SHA-1, of those asked for. */
async function presentAssets(client: SanityClient, hashes: readonly string[]) {
  const found = await withRetries(() =>
    client.fetch<{ _id: string; sha1hash: string }[]>(PRESENT_ASSETS, { hashes }),
  )
  return new Map(found.map(({ sha1hash, _id }) => [sha1hash, _id]))
}
