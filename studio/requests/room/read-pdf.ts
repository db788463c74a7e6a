import { MAX_FILE_BYTES } from '#config/investor-room'

type ReadPdf = { data: string } | { issue: 'notPdf' | 'tooLarge' | 'encrypted' }

/** Reads a PDF as Base64. The server cannot stamp an encrypted one. */
export async function readPdf(file: Blob): Promise<ReadPdf> {
  if (file.size > MAX_FILE_BYTES) return { issue: 'tooLarge' }
  const text = await readText(file)
  if (!text.startsWith('%PDF-')) return { issue: 'notPdf' }
  return /\/Encrypt\s/.test(text) ? { issue: 'encrypted' } : { data: btoa(text) }
}

/** Each character is one byte; `latin1` of TextDecoder is windows-1252, which differs. */
async function readText(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
}
