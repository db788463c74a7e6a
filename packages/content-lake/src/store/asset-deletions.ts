import type { Database } from 'better-sqlite3'
import { isOfPrivateDocument } from '../document-ids'
import type { DocumentChange } from './document-store'
import type { LakeDocument } from '../types'

/** Files of deleted asset documents. Other documents may still need the same file. */
export const assetTables = `
CREATE TABLE asset_deletions (
  file TEXT PRIMARY KEY,
  deleted_at TEXT NOT NULL,
  is_private INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
`

/**
 * Creates a function that records which files a transaction releases, and deletes the records of
 * files that it uses. Call it inside the transaction, so that no crash loses a record. The bytes
 * stay for a while, because the history of the Studio can restore the document.
 */
export function prepareAssetRecords(
  db: Database,
): (changes: readonly DocumentChange[], timestamp: string) => void {
  const release = db.prepare(
    `INSERT INTO asset_deletions (file, deleted_at, is_private) VALUES (?, ?, ?)
     ON CONFLICT (file) DO UPDATE SET deleted_at = excluded.deleted_at,
       is_private = max(is_private, excluded.is_private)`,
  )
  const use = db.prepare('DELETE FROM asset_deletions WHERE file = ?')

  return (changes, timestamp) => {
    for (const { id, before, after } of changes) {
      const old = getAssetFile(before)
      if (old !== undefined && old !== getAssetFile(after)) {
        release.run(old, timestamp, isOfPrivateDocument(id) ? 1 : 0)
      }
    }
    for (const { after } of changes) {
      const file = getAssetFile(after)
      if (file !== undefined) use.run(file)
    }
  }
}

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
