import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isDiskFull } from '../store/storage-errors'

const MAX_BYTES = 1024 * 1024 * 1024
/** Share of `maxBytes` that remains after an eviction. */
const REMAINING_SHARE = 0.8
/** Ends the name of a file that is being written. */
const TEMPORARY = '.new'

/**
 * A cache of files with a size limit. Concurrent requests for the same file create it once.
 * @param dir the folder, created if missing; its content may be deleted at any time
 * @param clock for the last use of a file, stored as its modification time
 * @param maxBytes above this size the least recently used files are deleted
 */
export function createImageCache(dir: string, clock: () => Date, maxBytes = MAX_BYTES) {
  const pendingFiles = new Map<string, Promise<string | Buffer>>()
  /** Bytes in the folder; `undefined` until it is measured. */
  let usedBytes: number | undefined
  let lastEviction = Promise.resolve()

  /**
   * Finds a cached file and marks it as used.
   * @param name file name, the same for the same bytes
   * @returns its path; `undefined` if it is not cached
   */
  async function find(name: string) {
    const file = path.join(dir, name)
    try {
      await markUsed(file)
      return file
    } catch {
      return undefined
    }
  }

  async function markUsed(file: string) {
    const now = clock()
    await utimes(file, now, now)
  }

  async function store(name: string, bytes: Buffer) {
    const file = path.join(dir, name)
    try {
      await write(file, bytes)
    } catch (error) {
      if (isDiskFull(error)) return bytes
      throw error
    }
    // Evictions run one after the other.
    lastEviction = lastEviction.then(() => evictAbove(bytes.length, file))
    await lastEviction
    return file
  }

  /** Renames a temporary file, so that nobody reads an incomplete one. */
  async function write(file: string, bytes: Buffer) {
    await mkdir(dir, { recursive: true, mode: 0o700 })
    const temporary = `${file}${TEMPORARY}`
    try {
      await writeFile(temporary, bytes)
      await markUsed(temporary)
      await rename(temporary, file)
    } catch (error) {
      await rm(temporary, { force: true })
      throw error
    }
  }

  async function evictAbove(addedBytes: number, newest: string) {
    try {
      usedBytes = usedBytes === undefined ? await measureSize(dir) : usedBytes + addedBytes
      if (usedBytes > maxBytes) usedBytes = await evict(dir, maxBytes * REMAINING_SHARE, newest)
    } catch {
      // The new file is stored; the next one measures the folder again.
      usedBytes = undefined
    }
  }

  /**
   * Finds or creates a file.
   * @returns the path of the file, or its bytes if the disk is full
   * @throws the error of `create`, for every waiting caller, without caching anything
   */
  function get(name: string, create: () => Promise<Buffer>): Promise<string | Buffer> {
    const pending =
      pendingFiles.get(name) ??
      find(name)
        .then(async (found) => found ?? store(name, await create()))
        .finally(() => pendingFiles.delete(name))
    pendingFiles.set(name, pending)
    return pending
  }

  return { find, get }
}

async function measureSize(dir: string): Promise<number> {
  return (await listFiles(dir)).reduce((sum, { size }) => sum + size, 0)
}

/** Deletes the least recently used files, except `newest`. @returns the remaining bytes */
async function evict(dir: string, targetBytes: number, newest: string): Promise<number> {
  const oldestFirst = (await listFiles(dir)).sort((a, b) => a.usedAt - b.usedAt)
  let left = oldestFirst.reduce((sum, { size }) => sum + size, 0)
  for (const { file, size } of oldestFirst) {
    if (left <= targetBytes) break
    if (file === newest) continue
    await rm(file, { force: true })
    left -= size
  }
  return left
}

async function listFiles(dir: string) {
  const names = (await readdir(dir)).filter((name) => !name.endsWith(TEMPORARY))
  const stats = names.map(async (name) => {
    const file = path.join(dir, name)
    const { size, mtimeMs: usedAt } = await stat(file)
    return { file, size, usedAt }
  })
  return (await Promise.allSettled(stats)).flatMap((result) =>
    result.status === 'fulfilled' ? [result.value] : [],
  )
}
