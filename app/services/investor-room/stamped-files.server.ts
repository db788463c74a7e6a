import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { SanityClient } from '@sanity/client'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { MAX_FILE_BYTES, roomFileId } from '#config/investor-room'
import { isBuilt, root } from '#config/root.server'

interface Stamped {
  /** Key of the document in the room's settings. */
  document: string
  /** The line that each page shows. */
  text: string
  /** Id of the access: stamped files belong to one person. */
  access: string
}

/** Returns a PDF with a stamp on each page; undefined when there is no file. */
export type StampedFiles = (stamped: Stamped) => Promise<Uint8Array | undefined>

const CACHE_BYTES = 48 * 1024 * 1024
const TEN_MINUTES_MS = 600_000
const STAMP_MS = 30_000
const WORKER_MB = 384

const revisionShape = z.string().nullable()
const dataShape = z.object({ data: z.string() })

/**
 * Creates the function that stamps files (ROOM-01). Stamped files are in memory only, for ten minutes,
 * so none outlives a deleted access on a disk. Each is made in a worker thread, one at a time.
 */
export function createStampedFiles(client: () => SanityClient): StampedFiles {
  let last: Promise<unknown> = Promise.resolve()
  const cache = new LRUCache<string, Uint8Array, { id: string; text: string }>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ byteLength }) => byteLength,
    ttl: TEN_MINUTES_MS,
    ttlAutopurge: true,
    fetchMethod: (_key, _stale, { context: { id, text } }) => {
      const stamped = last.then(async () => {
        const { data } = dataShape.parse(await client().getDocument(id))
        return stampFile(Buffer.from(data, 'base64'), text)
      })
      last = stamped.catch(() => undefined)
      return stamped
    },
  })
  return async ({ document, text, access }) => {
    const id = roomFileId(document)
    const found = await client().fetch<unknown>('*[_id == $id][0]._rev', { id })
    const revision = revisionShape.parse(found)
    if (revision === null) return undefined
    return cache.fetch([access, id, revision, text].join(' '), { context: { id, text } })
  }
}

/** The worker is a file of its own, in the build and in the sources. */
const script = path.join(
  root,
  isBuilt ? 'build/server/stamp-worker.js' : 'app/services/investor-room/stamp-worker.server.mjs',
)

/**
 * Prints a line on each page of a PDF, in a worker thread.
 * @throws Error for a file that is too large, damaged or encrypted, or that takes too long
 */
export function stampFile(bytes: Uint8Array, text: string): Promise<Uint8Array> {
  if (bytes.byteLength > MAX_FILE_BYTES) return Promise.reject(new Error('The PDF is too large.'))
  return new Promise((resolve, reject) => {
    const worker = new Worker(script, {
      // Without the loaders of the parent.
      execArgv: [],
      workerData: { bytes, text },
      resourceLimits: { maxOldGenerationSizeMb: WORKER_MB },
    })
    const timeout = setTimeout(() => {
      reject(new Error('The PDF took too long.'))
      void worker.terminate()
    }, STAMP_MS)
    worker.once('message', (stamped: unknown) => {
      if (stamped instanceof Uint8Array) resolve(stamped)
    })
    worker.once('error', reject)
    worker.once('exit', () => {
      clearTimeout(timeout)
      reject(new Error('The worker ended without a PDF.'))
    })
  })
}
