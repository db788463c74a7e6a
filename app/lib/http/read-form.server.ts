const FORM_TYPE = 'application/x-www-form-urlencoded'

/** The HTTP status for a rejected body. */
export interface RejectedBody {
  status: 400 | 413
}

/**
 * Reads a URL-encoded form up to a size limit.
 * @param maxBytes of the complete body
 * @returns 413 for a longer body; 400 for another media type, invalid UTF-8 or escapes, and for a
 *   field that occurs twice
 */
export async function readForm(
  request: Request,
  maxBytes: number,
): Promise<{ fields: URLSearchParams } | RejectedBody> {
  if (mediaType(request) !== FORM_TYPE) return { status: 400 }
  const read = await readText(request, maxBytes)
  if ('status' in read) return read
  try {
    // Throws for invalid escapes, which URLSearchParams would accept.
    decodeURIComponent(read.text)
    const fields = new URLSearchParams(read.text)
    const isRepeated = new Set(fields.keys()).size < fields.size
    return isRepeated ? { status: 400 } : { fields }
  } catch {
    return { status: 400 }
  }
}

/** The media type in lower case, without parameters. */
function mediaType(request: Request): string {
  const [type = ''] = (request.headers.get('Content-Type') ?? '').split(';')
  return type.trim().toLowerCase()
}

/**
 * Reads a body of any media type as text, up to a size limit.
 * @returns 413 for a longer body; 400 for invalid UTF-8 or an interrupted body
 */
async function readText(
  request: Request,
  maxBytes: number,
): Promise<{ text: string } | RejectedBody> {
  try {
    const body = await readBytes(request, maxBytes)
    if (body === undefined) return { status: 413 }
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(body) }
  } catch {
    return { status: 400 }
  }
}

/**
 * Reads a body of any media type as JSON, up to a size limit.
 * @returns 413 for a longer body; 400 for anything but JSON
 */
export async function readJson(
  request: Request,
  maxBytes: number,
): Promise<{ json: unknown } | RejectedBody> {
  const read = await readText(request, maxBytes)
  if ('status' in read) return read
  try {
    return { json: JSON.parse(read.text) }
  } catch {
    return { status: 400 }
  }
}

/**
 * Reads a body up to a size limit.
 * @param signal stops the read. The rest of the body stays unread and the connection stays open for
 *   a response
 * @returns undefined if the body is longer
 * @throws Error of the connection or the signal
 */
export async function readBytes(
  request: Request,
  maxBytes: number,
  signal?: AbortSignal,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(request.headers.get('Content-Length') ?? 0) > maxBytes) return undefined
  const reader = request.body?.getReader()
  // Rejects a pending read. `cancel` would close the connection before the response.
  const releaseLock = () => reader?.releaseLock()
  signal?.addEventListener('abort', releaseLock)
  const chunks: Uint8Array[] = []
  let length = 0
  try {
    for (;;) {
      const { done = true, value } = (await reader?.read()) ?? {}
      if (done || value === undefined) return Buffer.concat(chunks)
      length += value.byteLength
      if (length > maxBytes) {
        await reader?.cancel()
        return undefined
      }
      chunks.push(value)
    }
  } finally {
    signal?.removeEventListener('abort', releaseLock)
  }
}
