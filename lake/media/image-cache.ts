import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'

const MAX_BYTES = 1024 * 1024 * 1024
const KEPT_SHARE = 0.8

/** Files that can be made again, each made once however many ask for it at the same time. */
export interface ImageCache {
  /**
   * The path of a cached file, made when it is not there.
   * @param name file name, the same for the same bytes
   * @throws whatever `make` throws, for everyone who is waiting for it; nothing is kept then
   */
  get(name: string, make: () => Promise<Buffer>): Promise<string>
}

/**
 * @param dir the folder, made when missing; its content can be deleted at any time
 * @param maxBytes above it the files that were not asked for longest are deleted
 */
export function createImageCache(dir: string, maxBytes = MAX_BYTES): ImageCache {
  const making = new Map<string, Promise<string>>()
  let used: number | undefined

  async function find(name: string, make: () => Promise<Buffer>) {
    const file = path.join(dir, name)
    const now = new Date()
    try {
      await utimes(file, now, now)
      return file
    } catch {
      return store(file, await make())
    }
  }

  /** Written beside and moved into place: nobody is sent half a file. */
  async function store(file: string, bytes: Buffer) {
    await mkdir(dir, { recursive: true, mode: 0o700 })
    used ??= (await entries(dir)).reduce((sum, { size }) => sum + size, 0)
    const fresh = `${file}.new`
    await writeFile(fresh, bytes)
    await rename(fresh, file)
    used += bytes.length
    if (used > maxBytes) used = await makeRoom(dir, maxBytes * KEPT_SHARE, file)
    return file
  }

  return {
    get(name, make) {
      const running = making.get(name) ?? find(name, make).finally(() => making.delete(name))
      making.set(name, running)
      return running
    },
  }
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
