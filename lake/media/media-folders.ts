import path from 'node:path'

export type AssetKind = 'images' | 'files'

/** Where the bytes live below the lake's folder. */
export function mediaFolders(dir: string) {
  return {
    images: path.join(dir, 'assets', 'images'),
    files: path.join(dir, 'assets', 'files'),
    /** Half-received uploads; nothing in it outlives the process. */
    uploads: path.join(dir, 'uploads'),
    /** Transformed pictures: can be deleted at any time. */
    cache: path.join(dir, 'cache', 'images'),
  }
}
