import type { SanityClient } from '@sanity/client'
import { MARK_TYPE } from '#app/services/investor-requests/index.server'
import type { SeedDocument } from './authoring/document'
import { withRetries } from './retry'
import { validateDocuments, type ValidationIssue } from './validate'

interface Options {
  /** Also drafts and versions. */
  readonly includeDrafts: boolean
  readonly onProgress?: (done: number, total: number) => void
}

interface ValidatedDataset {
  readonly documents: readonly SeedDocument[]
  readonly issues: readonly ValidationIssue[]
}

/**
 * Validates the documents of a dataset against the schemas (CMS-07).
 * @param client reads all documents, drafts included
 * @throws ClientError or ServerError of the dataset's API
 */
export async function validateDataset(
  client: SanityClient,
  { includeDrafts, onProgress }: Options,
): Promise<ValidatedDataset> {
  const all = await withRetries(() => client.fetch<SeedDocument[]>('*'))
  const hasSchema = ({ _type }: SeedDocument) =>
    !/^(?:sanity|system)\./.test(_type) && _type !== MARK_TYPE
  const isSelected = ({ _id }: SeedDocument) => includeDrafts || !/^(drafts|versions)\./.test(_id)
  const documents = all.filter(hasSchema).filter(isSelected)
  // Without drafts, rules know other documents as visitors see them.
  const ruleClient = includeDrafts ? client : client.withConfig({ perspective: 'published' })
  const otherIds = all.map(({ _id }) => _id)
  const issues = await validateDocuments({
    documents,
    client: ruleClient,
    otherIds,
    ...(onProgress && { onProgress }),
  })
  return { documents, issues }
}
