import { rm } from 'node:fs/promises'
import type { SanityClient } from '@sanity/client'
import { exportDataset, type ExportProgress } from '@sanity/export'

export interface ExportOptions {
  /** Has a token that reads private documents. */
  readonly client: SanityClient
  readonly dataset: string
  /** Path of the archive (`.tar.gz`) to write. */
  readonly outputPath: string
  /** Whether to export private documents, such as drafts, investor requests and sign-ups. */
  readonly includePrivate: boolean
  readonly onProgress: (progress: ExportProgress) => void
}

/**
 * Writes a dataset with its assets into an archive that `sanity dataset import` reads (CMS-07).
 * @returns the numbers of documents and assets
 * @throws Error when the dataset or an asset cannot be read; the incomplete archive is deleted
 */
export async function exportContent(options: ExportOptions) {
  const { client, dataset, outputPath, includePrivate, onProgress } = options
  try {
    const { documentCount, assetCount } = await exportDataset({
      client,
      dataset,
      outputPath,
      onProgress,
      drafts: includePrivate,
      filterDocument: ({ _id }) => includePrivate || !_id.includes('.'),
    })
    return { documentCount, assetCount }
  } catch (error) {
    await rm(outputPath, { force: true })
    throw error
  }
}
