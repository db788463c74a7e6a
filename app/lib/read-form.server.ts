const FORM_TYPE = 'application/x-www-form-urlencoded'

/** The fields of a form, or the status with which it is refused. */
export type FormReading = { fields: URLSearchParams } | { status: 400 | 413 }

/**
 * Reads a posted form, but never more of it than is allowed.
 * @param maxBytes of the whole body
 * @returns 413 for a longer one; 400 for another type, or for bytes or escapes that are no text
 */
export async function readForm(request: Request, maxBytes: number): Promise<FormReading> {
  const [type = ''] = (request.headers.get('Content-Type') ?? '').split(';')
  if (type.trim().toLowerCase() !== FORM_TYPE) return { status: 400 }
  if (Number(request.headers.get('Content-Length') ?? 0) > maxBytes) return { status: 413 }
  const body = await readBody(request, maxBytes)
  if (body === undefined) return { status: 413 }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body)
    // URLSearchParams would read around escapes that are no text.
    decodeURIComponent(text)
    return { fields: new URLSearchParams(text) }
  } catch {
    return { status: 400 }
  }
}

/** The body as it came; undefined when it is longer than allowed. */
async function readBody(request: Request, maxBytes: number): Promise<Uint8Array | undefined> {
  const reader = request.body?.getReader()
  const chunks: Uint8Array[] = []
  let length = 0
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
}
