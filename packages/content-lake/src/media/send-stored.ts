import path from 'node:path'
import type { Response } from 'express'
import { notFound, PlainError } from '../errors'

/** The name of a stored file contains the digest of its content, so a response never expires. */
const IMMUTABLE = 'public, max-age=31536000, immutable'

/** Uploads share the site's origin: opened directly, they run no script and load nothing. */
const SANDBOX =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; media-src 'self'; frame-ancestors 'self'; sandbox"

/** Browsers show PDFs in a document of their own, with a plug-in and inline styles. */
const PDF_POLICY =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'"

interface Options {
  readonly mimeType: string
  /** Entity tag: changes with the bytes. */
  readonly tag: string
  /** File name of an attachment. */
  readonly download?: string | undefined
  /** PDF readers of browsers do not work in a sandbox. */
  readonly isPdf?: boolean
}

/**
 * Sends a file, with validators, ranges and HEAD.
 * @throws PlainError 404 for a missing file, 416 for a range beyond its end
 */
export function sendStored(response: Response, file: string, options: Options): Promise<void> {
  const headers = getHeaders(options)
  if (options.download !== undefined) response.attachment(options.download)
  const sendOptions = { root: path.dirname(file), cacheControl: false, headers }
  return new Promise((resolve, reject) => {
    response.sendFile(path.basename(file), sendOptions, (error?: Error) => {
      if (error === undefined || response.headersSent) resolve()
      else reject(toApiError(response, error))
    })
  })
}

/** Sends bytes that did not fit on the disk: with validators and HEAD, but without ranges. */
export function sendUnstored(response: Response, bytes: Buffer, options: Options): void {
  if (options.download !== undefined) response.attachment(options.download)
  response.set(getHeaders(options)).send(bytes)
}

function getHeaders({ mimeType, tag, isPdf = false }: Options) {
  return {
    'Content-Type': mimeType.startsWith('text/') ? `${mimeType}; charset=utf-8` : mimeType,
    'Cache-Control': IMMUTABLE,
    'X-Content-Type-Options': 'nosniff',
    ETag: `"${tag}"`,
    'Content-Security-Policy': isPdf ? PDF_POLICY : SANDBOX,
    // Pages of other origins may show pictures and files, as with the hosted service.
    'Cross-Origin-Resource-Policy': 'cross-origin',
  }
}

function toApiError(response: Response, error: Error): Error {
  for (const name of [
    ...['Cache-Control', 'ETag', 'Content-Disposition', 'Content-Type'],
    ...['Content-Security-Policy', 'Cross-Origin-Resource-Policy'],
  ]) {
    response.removeHeader(name)
  }
  const status = 'status' in error ? error.status : undefined
  if (status === 404) return notFound('File not found')
  if (status === 416)
    return new PlainError(416, 'Range Not Satisfiable', 'No such part of the file')
  return error
}
