import type { LakeContext } from '../context'
import { notFound } from '../errors'

/** @throws PlainError 404 when the dataset is not the one that this lake holds */
export function requireDataset(context: LakeContext, dataset: string): void {
  if (dataset !== context.dataset) {
    throw notFound(`Dataset "${dataset}" not found for project ID "${context.projectId}"`)
  }
}
