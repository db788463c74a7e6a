import { rm } from 'node:fs/promises'
import type { SanityClient } from '@sanity/client'
import { exportDataset, type ExportProgress } from '@sanity/export'

export interface ExportOptions {
  /** With a token that reads everything. */
  readonly client: SanityClient
  readonly dataset: string
  /** Path of the archive (`.tar.gz`) to write. */
  readonly outputPath: string
  /** Also drafts, investor requests and sign-ups: whatever has a dot in its id. */
  readonly includePrivate: boolean
  readonly onProgress: (progress: ExportProgress) => void
}

/**
 * Writes a dataset with its assets into an archive that `sanity dataset import` reads (CMS-07).
 * Private documents stay out unless asked for, so that an export can be handed on.
 * @returns how many documents and assets it holds
 * @throws Error when the dataset or an asset cannot be read; no half archive is left behind
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
