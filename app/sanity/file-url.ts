import type { ImageSource } from './image-url'

/**
 * Builds the URL of a file from its asset id (`file-{sha1}-{extension}`).
 * @returns undefined if the reference is broken or not a file
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
