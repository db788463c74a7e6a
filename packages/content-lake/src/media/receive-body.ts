import { createHash } from 'node:crypto'
import { mkdir, open, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Request } from 'express'
import { badRequest, insufficientStorage, tooLarge } from '../errors'
import { isDiskFull } from '../store/storage-errors'

export interface ReceivedBody {
  readonly file: string
  /** In bytes. */
  readonly size: number
  /** In hexadecimal. */
  readonly sha1: string
}

/**
 * Streams a request's raw body into a new file and syncs it to the disk.
 * @param file path of the new file, which is deleted again after an error
 * @param maxBytes highest accepted size
 * @throws PlainError 400 for an empty body, 413 above `maxBytes`, 507 if the disk is full
 */
export async function receiveBody(
  request: Request,
  file: string,
  maxBytes: number,
): Promise<ReceivedBody> {
  const exceeded = () => tooLarge(`The upload is larger than ${maxBytes / 1024 / 1024} MB`)
  if (Number(request.get('content-length') ?? 0) > maxBytes) throw exceeded()
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  const hash = createHash('sha1')
  let size = 0
  try {
    const handle = await open(file, 'wx', 0o600)
    try {
      for await (const chunk of splitChunks(request)) {
        size += chunk.length
        if (size > maxBytes) throw exceeded()
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
    throw isDiskFull(error) ? insufficientStorage('The disk is full: nothing was written.') : error
  }
  return { file, size, sha1: hash.digest('hex') }
}

/** Does not destroy the request when reading stops early, so that it can be answered. */
function splitChunks(request: Request): AsyncIterable<Buffer> {
  return { [Symbol.asyncIterator]: () => request.iterator({ destroyOnReturn: false }) }
}
