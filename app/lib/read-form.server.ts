const FORM_TYPE = 'application/x-www-form-urlencoded'

/** The status with which a body is refused. */
export interface RefusedBody {
  status: 400 | 413
}

/** The fields of a form. */
export type FormReading = { fields: URLSearchParams } | RefusedBody

/**
 * Reads a posted form, but never more of it than is allowed.
 * @param maxBytes of the whole body
 * @returns 413 for a longer one; 400 for another type, or for bytes or escapes that are no text
 */
export async function readForm(request: Request, maxBytes: number): Promise<FormReading> {
  if (mediaType(request) !== FORM_TYPE) return { status: 400 }
  const read = await readText(request, maxBytes)
  if ('status' in read) return read
  try {
    // URLSearchParams would read around escapes that are no text.
    decodeURIComponent(read.text)
    return { fields: new URLSearchParams(read.text) }
  } catch {
    return { status: 400 }
  }
}

/** What the sender calls the body, in lower case and without parameters. */
function mediaType(request: Request): string {
  const [type = ''] = (request.headers.get('Content-Type') ?? '').split(';')
  return type.trim().toLowerCase()
}

/**
 * Reads a body of any type as text, but never more of it than is allowed.
 * @returns 413 for a longer one; 400 for bytes that are no text, and for a body that breaks off
 */
export async function readText(
  request: Request,
  maxBytes: number,
): Promise<{ text: string } | RefusedBody> {
  if (Number(request.headers.get('Content-Length') ?? 0) > maxBytes) return { status: 413 }
  try {
    const body = await readBytes(request, maxBytes)
    if (body === undefined) return { status: 413 }
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(body) }
  } catch {
    return { status: 400 }
  }
}

/** What may end the reading of a body before its end. */
export interface ReadingEnds {
  signal?: AbortSignal
  /** Told of every piece before it is kept, and throws when it may not be. */
  onPiece?: (bytes: number) => void
}

/**
 * Reads a body as it comes, but never more of it than is allowed.
 * @returns undefined when it is longer
 * @throws what broke the body off: the sender's connection, the signal or `onPiece`. The rest of the
 *   body is then left unread, with its connection open for an answer
 */
export async function readBytes(
  request: Request,
  maxBytes: number,
  { signal, onPiece }: ReadingEnds = {},
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const reader = request.body?.getReader()
  // Has a read that waits reject. To cancel would tear the connection down, and nobody got an answer.
  const letGo = () => reader?.releaseLock()
  signal?.addEventListener('abort', letGo)
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
      onPiece?.(value.byteLength)
      chunks.push(value)
    }
  } finally {
    signal?.removeEventListener('abort', letGo)
  }
}
