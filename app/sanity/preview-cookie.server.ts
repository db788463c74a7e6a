import { createHmac } from 'node:crypto'
import { createCookie } from '@remix-run/node'
import { z } from 'zod'
import { cookieNames } from '#config/cookie-names'

/** Name of the cookie. Responses to requests that carry it must not be shared. */
export const PREVIEW_COOKIE = cookieNames.preview

/** A working day; afterwards the editor opens the preview from the Studio again. */
const LIFETIME_S = 8 * 3_600

const valueSchema = z.object({ until: z.number(), session: z.string().optional() })

/**
 * The cookie that lets an editor's browser show drafts.
 * @param token that reads drafts. The signing key derives from it, so that revoking the token ends
 * every preview and no further secret is necessary.
 * @param secure true when the site is served over TLS
 */
export function createPreviewCookie(token: string, secure: boolean) {
  const key = createHmac('sha256', token).update('preview-cookie').digest('base64url')
  const cookie = createCookie(PREVIEW_COOKIE, {
    ...attributes,
    secure,
    secrets: [key],
    maxAge: LIFETIME_S,
  })
  return {
    /**
     * Returns the `Set-Cookie` value that starts a preview.
     * @param session id of the editor's session at the embedded lake, with which the preview ends
     */
    open: (session?: string, now = Date.now()) =>
      cookie.serialize({ until: now + LIFETIME_S * 1_000, session }),
    /** Returns undefined unless the request has a correctly signed cookie that has not expired. */
    async find(request: Request, now = Date.now()) {
      const value = valueSchema.safeParse(await cookie.parse(request.headers.get('Cookie')))
      return value.success && value.data.until > now ? { session: value.data.session } : undefined
    },
  }
}

/** A cheap check before the signature: requests of visitors have no such cookie. */
export function hasPreviewCookie(request: Request): boolean {
  return (request.headers.get('Cookie') ?? '').includes(`${PREVIEW_COOKIE}=`)
}

/**
 * Returns the `Set-Cookie` value that ends a preview.
 * @param secure as for `createPreviewCookie`
 */
export function clearPreviewCookie(secure: boolean): Promise<string> {
  return createCookie(PREVIEW_COOKIE, { ...attributes, secure, maxAge: 0 }).serialize('')
}

const attributes = { httpOnly: true, sameSite: 'lax', path: '/' } as const
