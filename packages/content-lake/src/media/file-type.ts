import path from 'node:path'
import express from 'express'

const { mime } = express.static
const UNKNOWN = 'application/octet-stream'

/**
 * @param filename from the client
 * @param contentType from the client; counts without a usable file name
 * @returns the extension of a file, in lower case and without the dot
 */
export function getExtension(
  filename: string | undefined,
  contentType: string | undefined,
): string {
  const suffix = path
    .extname(filename ?? '')
    .slice(1)
    .toLowerCase()
  const extension = suffix || mime.extension(contentType ?? UNKNOWN)
  return extension !== undefined && /^[a-z0-9]{1,10}$/.test(extension) ? extension : 'bin'
}

/** @returns `application/octet-stream` for an unknown extension */
export const getMimeType = (extension: string): string =>
  extension === 'avif' ? 'image/avif' : mime.lookup(extension, UNKNOWN)
