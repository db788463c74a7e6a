import { open } from 'node:fs/promises'
import path from 'node:path'
import express from 'express'

interface FileType {
  /** Lower case, without the dot. */
  readonly extension: string
  readonly mimeType: string
}

/**
 * First bytes of a format, in hexadecimal. The first match wins. The package `file-type` needs Node 22,
 * and its version 21 reads the bytes 0 and 1 as a font.
 */
const signatures: readonly (readonly [pattern: RegExp, extension: string, mimeType: string])[] = [
  [/^255044462d/, 'pdf', 'application/pdf'],
  [/^89504e470d0a1a0a/, 'png', 'image/png'],
  [/^ffd8ff/, 'jpg', 'image/jpeg'],
  [/^474946383[79]61/, 'gif', 'image/gif'],
  [/^52494646.{8}57454250/, 'webp', 'image/webp'],
  [/^52494646.{8}57415645/, 'wav', 'audio/wav'],
  [/^.{8}66747970617669(66|73)/, 'avif', 'image/avif'],
  [/^.{8}667479704d3441/, 'm4a', 'audio/mp4'],
  [/^.{8}667479707174/, 'mov', 'video/quicktime'],
  [/^.{8}66747970/, 'mp4', 'video/mp4'],
  [/^1a45dfa3/, 'webm', 'video/webm'],
  [/^4f676753/, 'ogg', 'audio/ogg'],
  [/^(494433|fff[23ab])/, 'mp3', 'audio/mpeg'],
  [/^1f8b/, 'gz', 'application/gzip'],
]

const unknown = 'application/octet-stream'
const extensionShape = /^[a-z0-9]{1,10}$/

/**
 * Detects a file's type by its bytes, or by its name if the bytes match no signature, as in text and
 * office documents. A name never selects a format that has a signature.
 * @param file path of the content
 * @param filename from the client
 */
export async function detectFileType(
  file: string,
  filename: string | undefined,
): Promise<FileType> {
  const head = await readHead(file, 512)
  const hex = head.subarray(0, 16).toString('hex')
  const found = signatures.find(([pattern]) => pattern.test(hex))
  if (found !== undefined) return { extension: found[1], mimeType: found[2] }

  const suffix = path
    .extname(filename ?? '')
    .slice(1)
    .toLowerCase()
  const extension = extensionShape.test(suffix) ? suffix : undefined
  const mimeType = extension === undefined ? undefined : getMimeType(extension)
  if (extension !== undefined && mimeType !== undefined && !hasSignature(mimeType)) {
    return { extension, mimeType }
  }
  if (isText(head)) return { extension: 'txt', mimeType: 'text/plain' }
  return { extension: extension ?? 'bin', mimeType: unknown }
}

/** @returns `undefined` for an unknown extension */
export function getMimeType(extension: string): string | undefined {
  const signature = signatures.find(([, known]) => known === extension)
  const mimeType = signature?.[2] ?? express.static.mime.lookup(extension, unknown)
  return mimeType === unknown ? undefined : mimeType
}

const hasSignature = (mimeType: string) => signatures.some(([, , known]) => known === mimeType)

/** @returns the first bytes of a file */
export async function readHead(file: string, length: number): Promise<Buffer> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

function isText(head: Buffer) {
  return head.every((byte) => byte >= 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d)
}
