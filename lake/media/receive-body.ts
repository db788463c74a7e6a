import { createHash } from 'node:crypto'
import { mkdir, open, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Request } from 'express'
import { badRequest, outOfRoom, tooLarge } from '../errors'
import { isOutOfRoom } from '../store/out-of-room'

export interface ReceivedBody {
  readonly file: string
  /** Bytes. */
  readonly size: number
  /** Of the content, in hexadecimal. */
  readonly sha1: string
}

/**
 * Streams a request's raw body into a new file, synced to the disk.
 * @param file where to write; it is gone again when this throws
 * @param limit the most bytes accepted
 * @throws PlainError 400 for an empty body, 413 above the limit, 507 when the disk is full
 */
export async function receiveBody(
  request: Request,
  file: string,
  limit: number,
): Promise<ReceivedBody> {
  const exceeded = () => tooLarge(`The upload is larger than ${limit / 1024 / 1024} MB`)
  if (Number(request.get('content-length') ?? 0) > limit) throw exceeded()
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  const hash = createHash('sha1')
  let size = 0
  try {
    const handle = await open(file, 'wx', 0o600)
    try {
      for await (const chunk of chunksOf(request)) {
        size += chunk.length
        if (size > limit) throw exceeded()
        hash.update(chunk)
        await handle.writeFile(chunk)
      }
      await handle.sync()
    } finally {
      await handle.close()
    }
    if (size === 0) throw badRequest('The upload is empty: send the bytes as the body')
  } catch (error) {
    await rm(file, { force: true })
    throw isOutOfRoom(error) ? outOfRoom('The disk is full: nothing was written.') : error
  }
  return { file, size, sha1: hash.digest('hex') }
}

/** Leaves the request open when reading stops early: destroyed, it could not be answered. */
function chunksOf(request: Request): AsyncIterable<Buffer> {
  return { [Symbol.asyncIterator]: () => request.iterator({ destroyOnReturn: false }) }
}
