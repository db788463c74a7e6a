import type { ImageSource } from './image-url'

/**
 * Address of a file of the dataset, from the id of its asset (`file-{sha1}-{extension}`).
 * @returns undefined when the reference is broken or names no file
 */
export function fileUrl(
  assetId: string | null | undefined,
  source: ImageSource | undefined,
): string | undefined {
  const match = /^file-([0-9a-f]+)-([a-z0-9]+)$/.exec(assetId ?? '')
  if (match === null || source === undefined) return undefined
  const [, hash, extension] = match
  return `${source.baseUrl}/files/${source.projectId}/${source.dataset}/${hash}.${extension}`
}
