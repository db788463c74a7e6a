import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isOutOfRoom } from '../store/out-of-room'

const MAX_BYTES = 1024 * 1024 * 1024
const KEPT_SHARE = 0.8

/** Files that can be made again, each made once however many ask for it at the same time. */
export interface ImageCache {
  /**
   * The path of a cached file, from now on the one asked for last.
   * @param name file name, the same for the same bytes
   * @returns `undefined` when it has to be made
   */
  find(name: string): Promise<string | undefined>
  /**
   * The path of a cached file, made when it is not there; its bytes when the disk has no room for it.
   * @param make is given a signal that says that nobody waits for the file any longer
   * @param signal says that this caller no longer waits for it
   * @throws whatever `make` throws, for everyone who is waiting for it; nothing is kept then; the
   * signal's reason when it was aborted before
   */
  get(
    name: string,
    make: (unwanted: AbortSignal) => Promise<Buffer>,
    signal?: AbortSignal,
  ): Promise<string | Buffer>
}

/** A file that is being made, and for how many. */
interface Making {
  readonly file: Promise<string | Buffer>
  readonly unwanted: AbortController
  callers: number
}

/**
 * @param dir the folder, made when missing; its content can be deleted at any time
 * @param clock says when a file was asked for, which is kept as the file's own time
 * @param maxBytes above it the files that were not asked for longest are deleted
 */
export function createImageCache(dir: string, clock: () => Date, maxBytes = MAX_BYTES): ImageCache {
  const making = new Map<string, Making>()
  /** Bytes in the folder; unknown until it has been measured. */
  let used: number | undefined
  let lastGrowth = Promise.resolve()

  async function find(name: string) {
    const file = path.join(dir, name)
    try {
      await markAsked(file)
      return file
    } catch {
      return undefined
    }
  }

  async function markAsked(file: string) {
    const now = clock()
    await utimes(file, now, now)
  }

  async function store(name: string, bytes: Buffer) {
    const file = path.join(dir, name)
    try {
      await write(file, bytes)
    } catch (error) {
      if (isOutOfRoom(error)) return bytes
      throw error
    }
    // One after the other, so that no two make room at the same time.
    lastGrowth = lastGrowth.then(() => grow(bytes.length, file))
    await lastGrowth
    return file
  }

  /** Written beside and moved into place: nobody is sent half a file. */
  async function write(file: string, bytes: Buffer) {
    await mkdir(dir, { recursive: true, mode: 0o700 })
    const fresh = `${file}.new`
    try {
      await writeFile(fresh, bytes)
      await markAsked(fresh)
      await rename(fresh, file)
    } catch (error) {
      await rm(fresh, { force: true })
      throw error
    }
  }

  async function grow(by: number, newest: string) {
    try {
      used = used === undefined ? await sizeOf(dir) : used + by
      if (used > maxBytes) used = await makeRoom(dir, maxBytes * KEPT_SHARE, newest)
    } catch {
      // The picture is there; the folder is measured anew with the next one.
      used = undefined
    }
  }

  function begin(name: string, make: (unwanted: AbortSignal) => Promise<Buffer>): Making {
    const unwanted = new AbortController()
    const file = find(name)
      .then(async (found) => found ?? store(name, await make(unwanted.signal)))
      .finally(() => making.delete(name))
    const begun = { file, unwanted, callers: 0 }
    making.set(name, begun)
    return begun
  }

  const get: ImageCache['get'] = async (name, make, signal) => {
    signal?.throwIfAborted()
    const current = making.get(name) ?? begin(name, make)
    current.callers += 1
    signal?.addEventListener('abort', () => {
      current.callers -= 1
      if (current.callers === 0) current.unwanted.abort()
    })
    return await current.file.catch((error: unknown) => {
      // It was given up just before this caller came.
      if (current.unwanted.signal.aborted && signal?.aborted !== true)
        return get(name, make, signal)
      throw error
    })
  }

  return { find, get }
}

async function sizeOf(dir: string): Promise<number> {
  return (await entries(dir)).reduce((sum, { size }) => sum + size, 0)
}

/** Deletes the files that were not asked for longest. @returns the bytes that are left */
async function makeRoom(dir: string, wanted: number, keep: string): Promise<number> {
  const oldestFirst = (await entries(dir)).sort((a, b) => a.usedAt - b.usedAt)
  let left = oldestFirst.reduce((sum, { size }) => sum + size, 0)
  for (const { file, size } of oldestFirst) {
    if (left <= wanted) break
    if (file === keep) continue
    await rm(file, { force: true })
    left -= size
  }
  return left
}

async function entries(dir: string) {
  const found = (await readdir(dir)).map(async (name) => {
    const file = path.join(dir, name)
    const { size, mtimeMs: usedAt } = await stat(file)
    return { file, size, usedAt }
  })
  return (await Promise.allSettled(found)).flatMap((entry) =>
    entry.status === 'fulfilled' ? [entry.value] : [],
  )
}
