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

/**
 * Loads the seed into a dataset (CMS-07): uploads new assets, then creates missing documents in one
 * transaction. Safe to run again: an editor's change is overwritten only when `confirmReplace`
 * agrees. Reports what it changed; it never changes drafts.
 * @throws ClientError or ServerError of the dataset's API
 */
export async function loadSeed(options: LoadOptions): Promise<void> {
  const { client, documents, assetFolder, confirmReplace, log } = options
  const files = collectAssetFiles(documents)
  log(`  ${documents.length} documents and ${files.length} assets to compare`)
  const assets = await uploadAssets(client, assetFolder, files, log)
  const target = documents.map((document) => insertAssetIds(document, assets.ids))

  const stored = await fetchStored(client, target)
  const missing = target.filter(({ _id }) => !stored.has(_id))
  const differing = target.filter((document) => {
    const found = stored.get(document._id)
    return found !== undefined && !isDeepStrictEqual(comparable(found), comparable(document))
  })
  const ids = differing.map(({ _id }) => _id)
  const isReplacing = ids.length > 0 && confirmReplace !== undefined && (await confirmReplace(ids))
  await commit(client, missing, isReplacing ? differing : [])

  const known = files.length - assets.uploaded - assets.missing.length
  log(`Assets: ${assets.uploaded} uploaded, ${known} already in the dataset`)
  const unchanged = target.length - missing.length - ids.length
  const replaced = isReplacing ? ids.length : 0
  log(`Documents: ${missing.length} created, ${unchanged} unchanged, ${replaced} replaced`)
  if (assets.missing.length > 0) {
    const names = assets.missing.join(', ')
    log(`Omitted, not on disk (see packages/illustrations/README.md): ${names}`)
  }
  if (!isReplacing && ids.length > 0) {
    log(`Not replaced, although they differ from the seed: ${ids.join(', ')}`)
    log('To overwrite them: npm run seed -- --replace')
  }
  const drafts = target.map(({ _id }) => _id).filter((id) => stored.has(`drafts.${id}`))
  if (drafts.length > 0) log(`Unpublished drafts, unchanged: ${drafts.join(', ')}`)
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
