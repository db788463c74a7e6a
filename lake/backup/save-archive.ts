import { open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { syncFolder } from '../store/data-folder'

/**
 * Writes a backup to a file that only its owner can read, because it holds people's data. It has its
 * name when it is whole and on the disk.
 * @param onBytes told how many bytes have been written so far
 * @throws Error of Node when the file exists, cannot be written, or the archive breaks off
 */
export async function saveArchive(
  archive: AsyncIterable<Uint8Array>,
  file: string,
  onBytes: (written: number) => void,
): Promise<void> {
  const partial = `${file}.partial`
  const handle = await open(partial, 'w', 0o600)
  try {
    let written = 0
    for await (const chunk of archive) {
      await handle.writeFile(chunk)
      written += chunk.length
      onBytes(written)
    }
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
