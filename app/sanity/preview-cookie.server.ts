import { createHmac } from 'node:crypto'
import { createCookie } from '@remix-run/node'
import { z } from 'zod'
import { cookieNames } from '#config/cookie-names'

/** Names of the cookies. Responses to requests that carry one must not be shared. */
export const PREVIEW_COOKIES = [cookieNames.preview, cookieNames.shareLink]

/** A working day; afterwards the editor opens the preview from the Studio again. */
const LIFETIME_S = 8 * 3_600

const linkSchema = z.object({ link: z.string() })
const valueSchema = z.object({ until: z.number(), session: z.string().optional() })

/**
 * The cookie that lets an editor's browser show drafts.
 * @param token that reads drafts. The signing key derives from it, so that revoking the token ends
 * every preview and no further secret is necessary.
 * @param secure true when the site is served over TLS
 */
export function createPreviewCookie(token: string, secure: boolean) {
  const key = deriveKey(token, 'preview-cookie')
  const cookie = createCookie(cookieNames.preview, {
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

/**
 * The cookie with which a browser shows what a link for a review is about, until it closes (PLAN-03).
 * @param token and `secure` as for `createPreviewCookie`
 */
export function createLinkCookie(token: string, secure: boolean) {
  const secrets = [deriveKey(token, 'link-cookie')]
  const cookie = createCookie(cookieNames.shareLink, { ...attributes, secure, secrets })
  return {
    /** @param link id of the link's document */
    open: (link: string) => cookie.serialize({ link }),
    /** Returns undefined unless the request has a correctly signed cookie. */
    async find(request: Request): Promise<string | undefined> {
      return linkSchema.safeParse(await cookie.parse(request.headers.get('Cookie'))).data?.link
    },
  }
}

const deriveKey = (token: string, purpose: string) =>
  createHmac('sha256', token).update(purpose).digest('base64url')

/** A cheap check before the signature: requests of visitors have no such cookie. */
export function hasPreviewCookie(request: Request): boolean {
  const cookies = request.headers.get('Cookie') ?? ''
  return PREVIEW_COOKIES.some((name) => cookies.includes(`${name}=`))
}

/** As `clearPreviewCookie`, for the cookie of a link. */
export function clearLinkCookie(secure: boolean): Promise<string> {
  return createCookie(cookieNames.shareLink, { ...attributes, secure, maxAge: 0 }).serialize('')
}

/**
 * Returns the `Set-Cookie` value that ends a preview.
 * @param secure as for `createPreviewCookie`
 */
export function clearPreviewCookie(secure: boolean): Promise<string> {
  return createCookie(cookieNames.preview, { ...attributes, secure, maxAge: 0 }).serialize('')
}

const attributes = { httpOnly: true, sameSite: 'lax', path: '/' } as const
