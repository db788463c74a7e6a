/**
 * What a preview shows: `drafts` over published documents, `published` as visitors see it, or a stack
 * of layers with releases such as `rABC.drafts`, of which the first has precedence (PLAN-02).
 */
export type PreviewPerspective = string

/**
 * Cookie with the perspective of a preview. It has no effect without the cookie of a preview, so
 * scripts may write it.
 */
const PERSPECTIVE_COOKIE = 'preview-perspective'

const cookiePattern = new RegExp(`(?:^|; *)${PERSPECTIVE_COOKIE}=([^;]*)`)

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
  return toPerspective(cookiePattern.exec(request.headers.get('Cookie') ?? '')?.[1]?.split('.'))
}

/** @param value of the Studio: `published`, `drafts` or layers as a list or with commas between them */
export function toPerspective(value: unknown): PreviewPerspective {
  const layers: readonly unknown[] = typeof value === 'string' ? value.split(',') : toList(value)
  const names = layers.filter((layer) => typeof layer === 'string' && /^[\w-]+$/.test(layer))
  return names.length === 0 || names.includes('raw') ? 'drafts' : names.join('.')
}

const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** The layers of a perspective, as the client expects them. */
export const listLayers = (perspective: PreviewPerspective) => perspective.split('.')
