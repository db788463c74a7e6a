import { isDeepStrictEqual } from 'node:util'
import type { SanityClient } from '@sanity/client'
import { assetFiles, withAssetIds } from './authoring/assets'
import type { SeedDocument } from './authoring/document'
import { withRetries } from './retry'
import { uploadAssets } from './upload-assets'

export interface LoadOptions {
  /** With a token that may write, perspective `raw`. */
  readonly client: SanityClient
  readonly documents: readonly SeedDocument[]
  /** Folder of the files that the documents show. */
  readonly assetFolder: string
  /**
   * Asked before documents that differ from the seed are overwritten, with their ids; `true` lets
   * it happen. Without it they are left as they are.
   */
  readonly mayReplace?: (ids: readonly string[]) => Promise<boolean>
  readonly log: (line: string) => void
}

/** What a load did. The ids are of published documents. */
export interface LoadReport {
  readonly assetsUploaded: number
  readonly assetsPresent: number
  /** Files that documents show and that are not on disk: those fields are left empty. */
  readonly filesMissing: readonly string[]
  readonly created: readonly string[]
  readonly unchanged: number
  /** Documents that differ from the seed and were overwritten. */
  readonly replaced: readonly string[]
  /** Documents that differ from the seed, because an editor changed them, and were left alone. */
  readonly keptEdits: readonly string[]
  /** Seed documents that have an unpublished draft, which a load never touches. */
  readonly withDraft: readonly string[]
}

/**
 * Brings the seed into a dataset (CMS-07): assets by content, then the documents that are missing,
 * in one transaction. Safe to run again: what is there stays, and an editor's change is
 * overwritten only when `mayReplace` agrees.
 * @throws ClientError or ServerError of the dataset's API
 */
export async function loadSeed(options: LoadOptions): Promise<LoadReport> {
  const { client, documents, assetFolder, mayReplace, log } = options
  const files = assetFiles(documents)
  log(`${documents.length} documents and ${files.length} assets to look at`)
  const assets = await uploadAssets(client, assetFolder, files, log)
  const wanted = documents.map((document) => withAssetIds(document, assets.ids))

  const stored = await storedDocuments(client, wanted)
  const missing = wanted.filter(({ _id }) => !stored.has(_id))
  const differing = wanted.filter((document) => {
    const found = stored.get(document._id)
    return found !== undefined && !isDeepStrictEqual(content(found), content(document))
  })
  const differingIds = differing.map(({ _id }) => _id)
  const replace =
    differing.length > 0 && mayReplace !== undefined && (await mayReplace(differingIds))

  await commit(client, missing, replace ? differing : [])
  return {
    assetsUploaded: assets.uploaded,
    assetsPresent: files.length - assets.uploaded - assets.missing.length,
    filesMissing: assets.missing,
    created: missing.map(({ _id }) => _id),
    unchanged: wanted.length - missing.length - differing.length,
    replaced: replace ? differingIds : [],
    keptEdits: replace ? [] : differingIds,
    withDraft: wanted.map(({ _id }) => _id).filter((id) => stored.has(`drafts.${id}`)),
  }
}

async function storedDocuments(client: SanityClient, wanted: readonly SeedDocument[]) {
  const ids = wanted.flatMap(({ _id }) => [_id, `drafts.${_id}`])
  const found = await withRetries(() =>
    client.fetch<SeedDocument[]>('*[_id in $ids]', { ids }, { perspective: 'raw' }),
  )
  return new Map(found.map((document) => [document._id, document]))
}

/** A document as it is compared: as JSON carries it, without what the dataset adds by itself. */
function content(document: SeedDocument): unknown {
  const system = ['_rev', '_createdAt', '_updatedAt']
  return JSON.parse(
    JSON.stringify(document, (name, value: unknown) => (system.includes(name) ? undefined : value)),
  )
}

/**
 * One transaction, so that documents which refer to each other arrive together or not at all. It
 * may be sent twice: both kinds of mutation leave the same documents the second time.
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
