import type { LakeDocument } from '../types'

const PATH = /^(images|files)\/[^/]+\/[^/]+\/([0-9a-f]{40}[\w.-]*)$/
const IMAGE_ID = /^image-([0-9a-f]{40}-\d+x\d+)-([a-z0-9]+)$/
const FILE_ID = /^file-([0-9a-f]{40})-([a-z0-9]+)$/

/**
 * @returns the file with the bytes of an asset document, below the folder `assets`, such as
 *   `images/…-40x20.png`; `undefined` for other documents
 */
export function getAssetFile(document: LakeDocument | null): string | undefined {
  if (document?._type === 'sanity.imageAsset') return getFile(document, 'images', IMAGE_ID)
  if (document?._type === 'sanity.fileAsset') return getFile(document, 'files', FILE_ID)
  return undefined
}

/** The path takes precedence. Documents that clients write without a path have the usual id. */
function getFile(
  { _id: id, path }: LakeDocument,
  kind: 'images' | 'files',
  idPattern: RegExp,
): string | undefined {
  const [, pathKind, name] = typeof path === 'string' ? (PATH.exec(path) ?? []) : []
  if (name !== undefined) return pathKind === kind ? `${kind}/${name}` : undefined
  const [, stem, extension] = idPattern.exec(id) ?? []
  return stem === undefined ? undefined : `${kind}/${stem}.${String(extension)}`
}
