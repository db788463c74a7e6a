/** Headers that keep an answer of the host from acting on the site's origin. */
const SAFE_HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
}

/** Types that the library reads. */
const TYPES = ['application/json', 'text/plain']

/**
 * Rejects a call. The connection closes, because the rest of its body may be unread.
 * @param more headers beside those of every answer
 */
export function reject(status: number, more: Record<string, string> = {}): Response {
  return new Response(null, { status, headers: { ...SAFE_HEADERS, Connection: 'close', ...more } })
}

/** Copies the host's answer, as a type that no browser runs or shows (ANA-05). */
export function copyAnswer(response: Response): Response {
  const { status, body } = response
  return new Response(body, {
    status,
    headers: { ...SAFE_HEADERS, 'Content-Type': safeType(response.headers) },
  })
}

function safeType(headers: Headers): string {
  const [value = ''] = (headers.get('Content-Type') ?? '').split(';')
  const type = value.trim().toLowerCase()
  return TYPES.includes(type) ? `${type}; charset=utf-8` : 'application/octet-stream'
}
