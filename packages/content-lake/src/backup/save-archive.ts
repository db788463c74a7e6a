import { open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { syncFolder } from '../store/data-folder'

/**
 * Writes a backup to a file that only its owner can read, because it contains personal data. The file
 * gets its name once it is complete and synced to disk.
 * @throws Error of Node when the file cannot be written or reading the archive fails
 */
export async function saveArchive(archive: AsyncIterable<Uint8Array>, file: string): Promise<void> {
  const partial = `${file}.partial`
  const handle = await open(partial, 'w', 0o600)
  try {
    for await (const chunk of archive) await handle.writeFile(chunk)
    await handle.sync()
    await handle.close()
    await rename(partial, file)
    syncFolder(path.dirname(path.resolve(file)))
  } catch (error) {
    await handle.close()
    await rm(partial, { force: true })
    throw error
  }
}
