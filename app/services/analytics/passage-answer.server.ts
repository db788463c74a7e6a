/** The analytics host's answers have no business with the site's own origin, the Studio's too. */
const HARMLESS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
}

/** What the library reads. */
const TYPES = ['application/json', 'text/plain']

/**
 * Answers a call that is not passed on. Of its body the rest may be unread: the connection ends, or
 * the next request would be looked for in it.
 * @param more headers beside those that every answer has
 */
export function refusal(status: number, more: Record<string, string> = {}): Response {
  return new Response(null, { status, headers: { ...HARMLESS, Connection: 'close', ...more } })
}

/** Hands the host's answer on as nothing that a browser would run or show (ANA-05). */
export function answerOf(response: Response): Response {
  const { status, body } = response
  return new Response(body, {
    status,
    headers: { ...HARMLESS, 'Content-Type': typeOf(response.headers) },
  })
}

/** In our own words: what the host adds to a type is not taken over. */
function typeOf(headers: Headers): string {
  const [said = ''] = (headers.get('Content-Type') ?? '').split(';')
  const type = said.trim().toLowerCase()
  return TYPES.includes(type) ? `${type}; charset=utf-8` : 'application/octet-stream'
}
