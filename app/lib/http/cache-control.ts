/** `Cache-Control` values of the responses. */
export const cacheControl = {
  /** Revalidates each time, so the next visitor sees newly published content (CMS-05). */
  page: 'public, max-age=0, must-revalidate',
  /** Like `page`, for a page that also shows a choice of this browser, e.g. a folded menu. */
  visitor: 'private, max-age=0, must-revalidate',
  /** For previews and for responses that contain user input. */
  private: 'private, no-store',
  /** An error must not outlive its cause. */
  error: 'no-store',
} as const

/** A file that caches revalidate each time. @param type its media type, in UTF-8 */
export function fileResponse(body: string, type: string): Response {
  return new Response(body, {
    headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': cacheControl.page },
  })
}

/** A response without a body, which no cache stores. */
export function emptyResponse(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, {
    status,
    headers: { 'Cache-Control': cacheControl.private, ...headers },
  })
}

/** Rejects any method but POST; also the `loader` of a route that accepts only POST. */
export function allowOnlyPost(): Response {
  return emptyResponse(405, { Allow: 'POST' })
}
