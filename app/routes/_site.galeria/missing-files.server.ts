import { log } from '~/lib/process/log.server'
import type { GalleryFile } from './gallery-files'

const reported = new Set<string>()

/** Logs each missing file of the gallery once (GAL-02). */
export function logMissingFiles(files: readonly GalleryFile[]): void {
  for (const { id, address } of files) {
    if (address !== undefined || reported.has(id)) continue
    reported.add(id)
    log.warn('a file of the gallery is missing', { item: id })
  }
}
