import { isDeepStrictEqual } from 'node:util'
import type { SanityClient } from '@sanity/client'
import { collectAssetFiles, insertAssetIds } from './authoring/assets'
import type { SeedDocument } from './authoring/document'
import { withRetries } from './retry'
import { uploadAssets } from './upload-assets'

export interface LoadOptions {
  /** Has a token that may write, and the perspective `raw`. */
  readonly client: SanityClient
  readonly documents: readonly SeedDocument[]
  /** Folder of the files that the documents refer to. */
  readonly assetFolder: string
  /**
   * Decides whether documents that differ from the seed are overwritten; called once with their
   * ids. Without it they stay.
   */
  readonly confirmReplace?: (ids: readonly string[]) => Promise<boolean>
  readonly log: (line: string) => void
}

/** What a load changed. Ids are those of published documents. */
export interface LoadReport {
  readonly assetsUploaded: number
  readonly assetsPresent: number
  /** Files that are not on disk; their fields stay empty. */
  readonly missingFiles: readonly string[]
  readonly created: readonly string[]
  readonly unchanged: number
  readonly replaced: readonly string[]
  /** Documents that differ from the seed and stayed. */
  readonly notReplaced: readonly string[]
  /** Documents with a draft; a load never changes drafts. */
  readonly withDraft: readonly string[]
}

/**
 * Loads the seed into a dataset (CMS-07): uploads new assets, then creates missing documents in one
 * transaction. Safe to run again: an editor's change is overwritten only when `confirmReplace`
 * agrees.
 * @throws ClientError or ServerError of the dataset's API
 */
export async function loadSeed(options: LoadOptions): Promise<LoadReport> {
  const { client, documents, assetFolder, confirmReplace, log } = options
  const files = collectAssetFiles(documents)
  log(`${documents.length} documents and ${files.length} assets to compare`)
  const assets = await uploadAssets(client, assetFolder, files, log)
  const target = documents.map((document) => insertAssetIds(document, assets.ids))

  const stored = await fetchStored(client, target)
  const missing = target.filter(({ _id }) => !stored.has(_id))
  const differing = target.filter((document) => {
    const found = stored.get(document._id)
    return found !== undefined && !isDeepStrictEqual(comparable(found), comparable(document))
  })
  const differingIds = differing.map(({ _id }) => _id)
  const replace =
    differing.length > 0 && confirmReplace !== undefined && (await confirmReplace(differingIds))

  await commit(client, missing, replace ? differing : [])
  return {
    assetsUploaded: assets.uploaded,
    assetsPresent: files.length - assets.uploaded - assets.missing.length,
    missingFiles: assets.missing,
    created: missing.map(({ _id }) => _id),
    unchanged: target.length - missing.length - differing.length,
    replaced: replace ? differingIds : [],
    notReplaced: replace ? [] : differingIds,
    withDraft: target.map(({ _id }) => _id).filter((id) => stored.has(`drafts.${id}`)),
  }
}

async function fetchStored(client: SanityClient, documents: readonly SeedDocument[]) {
  const ids = documents.flatMap(({ _id }) => [_id, `drafts.${_id}`])
  const found = await withRetries(() =>
    client.fetch<SeedDocument[]>('*[_id in $ids]', { ids }, { perspective: 'raw' }),
  )
  return new Map(found.map((document) => [document._id, document]))
}

/** Returns the document as JSON, without the fields that the dataset adds. */
function comparable(document: SeedDocument): unknown {
  const systemFields = ['_rev', '_createdAt', '_updatedAt']
  return JSON.parse(
    JSON.stringify(document, (name, value: unknown) =>
      systemFields.includes(name) ? undefined : value,
    ),
  )
}

/**
 * Writes in one transaction, because documents refer to each other. Both kinds of mutation are
 * idempotent, so a retry is safe.
 */
async function commit(
  client: SanityClient,
  missing: readonly SeedDocument[],
  replaced: readonly SeedDocument[],
) {
  if (missing.length + replaced.length === 0) return
  const transaction = client.transaction()
  for (const document of missing) transaction.createIfNotExists({ ...document })
  for (const document of replaced) transaction.createOrReplace({ ...document })
  await withRetries(() => transaction.commit({ returnDocuments: false, visibility: 'sync' }))
}
