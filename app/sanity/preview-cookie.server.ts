import { createHmac } from 'node:crypto'
import { createCookie } from '@remix-run/node'

/** Its name: no page of a request that carries it is shared. */
export const PREVIEW_COOKIE = 'preview'

/** A working day: then the editor opens the preview from the Studio once more. */
const LIFE_S = 8 * 3_600

/** The cookie that lets an editor's browser see drafts. */
export interface PreviewCookie {
  /** `Set-Cookie` that begins a preview. */
  open: (now?: number) => Promise<string>
  /** True while the request carries a cookie of ours that has not run out. */
  isOpen: (request: Request, now?: number) => Promise<boolean>
}

/**
 * @param token that reads drafts. The cookie is signed with a key made from it, so that a token
 * which is taken back ends every preview and there is no further secret to keep.
 * @param secure true when the site is served over TLS
 */
export function previewCookie(token: string, secure: boolean): PreviewCookie {
  const key = createHmac('sha256', token).update('preview-cookie').digest('base64url')
  const cookie = createCookie(PREVIEW_COOKIE, {
    ...attributes,
    secure,
    secrets: [key],
    maxAge: LIFE_S,
  })
  return {
    open: (now = Date.now()) => cookie.serialize({ until: now + LIFE_S * 1_000 }),
    async isOpen(request, now = Date.now()) {
      const value: unknown = await cookie.parse(request.headers.get('Cookie'))
      return isValue(value) && value.until > now
    },
  }
}

/** True when it is worth looking closer: visitors carry no such cookie at all. */
export function mayBePreview(request: Request): boolean {
  return (request.headers.get('Cookie') ?? '').includes(`${PREVIEW_COOKIE}=`)
}

/** `Set-Cookie` that ends a preview. */
export function closedPreview(): Promise<string> {
  return createCookie(PREVIEW_COOKIE, { ...attributes, maxAge: 0 }).serialize('')
}

const attributes = { httpOnly: true, sameSite: 'lax', path: '/' } as const

function isValue(value: unknown): value is { until: number } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'until' in value &&
    typeof value.until === 'number'
  )
}
