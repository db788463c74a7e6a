import path from 'node:path'
import type { Response } from 'express'
import { notFound, PlainError } from '../errors'

/** The name of a stored file holds the digest of its content, so an answer never goes stale. */
const IMMUTABLE = 'public, max-age=31536000, immutable'

/** Uploads share the site's origin: what is opened on its own runs no script and reaches nothing. */
const HARMLESS =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; media-src 'self'; sandbox"

interface Options {
  readonly mimeType: string
  /** Changes with the bytes. */
  readonly tag: string
  /** Sent as an attachment of this name. */
  readonly download?: string | undefined
  /** The browser's own reader shows it, which does not work in a sandbox. */
  readonly isDocument?: boolean
}

/**
 * Answers with a file: validators, ranges and HEAD included.
 * @throws PlainError 404 when it is not there, 416 for a range beyond its end
 */
export function sendStored(response: Response, file: string, options: Options): Promise<void> {
  const headers = headersOf(options)
  if (options.download !== undefined) response.attachment(options.download)
  const place = { root: path.dirname(file), cacheControl: false, headers }
  return new Promise((resolve, reject) => {
    response.sendFile(path.basename(file), place, (error?: Error) => {
      if (error === undefined || response.headersSent) resolve()
      else reject(refusal(response, error))
    })
  })
}

/** Answers with what could not be stored, for lack of room: validators and HEAD, but no ranges. */
export function sendUnstored(response: Response, bytes: Buffer, options: Options): void {
  if (options.download !== undefined) response.attachment(options.download)
  response.set(headersOf(options)).send(bytes)
}

function headersOf({ mimeType, tag, isDocument = false }: Options) {
  return {
    'Content-Type': mimeType.startsWith('text/') ? `${mimeType}; charset=utf-8` : mimeType,
    'Cache-Control': IMMUTABLE,
    'X-Content-Type-Options': 'nosniff',
    ETag: `"${tag}"`,
    ...(!isDocument && { 'Content-Security-Policy': HARMLESS }),
  }
}

function refusal(response: Response, error: Error): Error {
  for (const name of ['Cache-Control', 'ETag', 'Content-Disposition', 'Content-Type']) {
    response.removeHeader(name)
  }
  const status = 'status' in error ? error.status : undefined
  if (status === 404) return notFound('File not found')
  if (status === 416)
    return new PlainError(416, 'Range Not Satisfiable', 'No such part of the file')
  return error
}
