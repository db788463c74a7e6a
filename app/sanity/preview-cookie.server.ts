import { createHmac } from 'node:crypto'
import { createCookie } from '@remix-run/node'
import { cookieNames } from '../../config/cookie-names'

/** Name of the cookie. Responses to requests that carry it must not be shared. */
export const PREVIEW_COOKIE = cookieNames.preview

/** A working day; afterwards the editor opens the preview from the Studio again. */
const LIFETIME_S = 8 * 3_600

/** The cookie that lets an editor's browser show drafts. */
export interface PreviewCookie {
  /** Returns the `Set-Cookie` value that starts a preview. */
  open: (now?: number) => Promise<string>
  /** True if the request carries a correctly signed cookie that has not expired. */
  isOpen: (request: Request, now?: number) => Promise<boolean>
}

/**
 * @param token that reads drafts. The signing key derives from it, so that revoking the token ends
 * every preview and no further secret is necessary.
 * @param secure true when the site is served over TLS
 */
export function createPreviewCookie(token: string, secure: boolean): PreviewCookie {
  const key = createHmac('sha256', token).update('preview-cookie').digest('base64url')
  const cookie = createCookie(PREVIEW_COOKIE, {
    ...attributes,
    secure,
    secrets: [key],
    maxAge: LIFETIME_S,
  })
  return {
    open: (now = Date.now()) => cookie.serialize({ until: now + LIFETIME_S * 1_000 }),
    async isOpen(request, now = Date.now()) {
      const value: unknown = await cookie.parse(request.headers.get('Cookie'))
      return isCookieValue(value) && value.until > now
    },
  }
}

/** A cheap check before the signature: requests of visitors have no such cookie. */
export function hasPreviewCookie(request: Request): boolean {
  return (request.headers.get('Cookie') ?? '').includes(`${PREVIEW_COOKIE}=`)
}

/** Returns the `Set-Cookie` value that ends a preview. */
export function clearPreviewCookie(): Promise<string> {
  return createCookie(PREVIEW_COOKIE, { ...attributes, maxAge: 0 }).serialize('')
}

const attributes = { httpOnly: true, sameSite: 'lax', path: '/' } as const

function isCookieValue(value: unknown): value is { until: number } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'until' in value &&
    typeof value.until === 'number'
  )
}
