import { log } from '~/lib/log.server'
import type { GalleryFile } from './gallery-files'

const reported = new Set<string>()

/** Logs, once each, the files of the gallery that nobody can open (GAL-02). */
export function logMissingFiles(files: readonly GalleryFile[]): void {
  for (const { id, address } of files) {
    if (address !== undefined || reported.has(id)) continue
    reported.add(id)
    log.warn('a file of the gallery is missing', { item: id })
  }
}
