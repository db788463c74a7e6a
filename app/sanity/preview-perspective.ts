/** What a preview shows: drafts over published documents, or what visitors see. */
export type PreviewPerspective = 'drafts' | 'published'

/**
 * Cookie with the perspective of a preview. It has no effect without the cookie of a preview, so
 * scripts may write it.
 */
const PERSPECTIVE_COOKIE = 'preview-perspective'

/** Returns the `Set-Cookie` value, or the value for `document.cookie`, that selects a perspective. */
export function perspectiveCookie(perspective: PreviewPerspective): string {
  return `${PERSPECTIVE_COOKIE}=${perspective}; Path=/; SameSite=Lax`
}

/** Returns the `Set-Cookie` value that deletes the cookie. */
export function clearPerspectiveCookie(): string {
  return `${PERSPECTIVE_COOKIE}=; Path=/; SameSite=Lax; Max-Age=0`
}

/** The perspective that the request's cookie selects; drafts without one. */
export function readPerspective(request: Request): PreviewPerspective {
  const cookies = (request.headers.get('Cookie') ?? '').split(/; */)
  return cookies.includes(`${PERSPECTIVE_COOKIE}=published`) ? 'published' : 'drafts'
}

/** @param value of the Studio: `published`, `drafts` or a list of releases, which the site lacks */
export function toPerspective(value: unknown): PreviewPerspective {
  return value === 'published' ? 'published' : 'drafts'
}
