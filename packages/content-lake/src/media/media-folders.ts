import path from 'node:path'

export type AssetKind = 'images' | 'files'

/** @param dir the lake's folder */
export function mediaFolders(dir: string) {
  return {
    images: path.join(dir, 'assets', 'images'),
    files: path.join(dir, 'assets', 'files'),
    /** Incomplete uploads; emptied when the lake starts. */
    uploads: path.join(dir, 'uploads'),
    /** Transformed pictures; may be deleted at any time. */
    cache: path.join(dir, 'cache', 'images'),
  }
}
