import { expect, test } from 'vitest'
import { createPreviewCookie } from './preview-cookie.server'

const cookie = createPreviewCookie('a-token-of-the-dataset', true)
const HOUR_MS = 3_600_000

/** A later request of the browser that received `setCookie`. */
function requestWith(setCookie: string): Request {
  return new Request('http://localhost/', { headers: { Cookie: setCookie.split(';')[0] ?? '' } })
}

test('a preview expires after eight hours, even if the browser keeps the cookie (CMS-06)', async () => {
  const request = requestWith(await cookie.open(undefined, 0))
  expect(await cookie.find(request, 8 * HOUR_MS - 1)).toEqual({ session: undefined })
  expect(await cookie.find(request, 8 * HOUR_MS)).toBeUndefined()
})

test('hides the cookie from scripts and other sites (CMS-06)', async () => {
  const attributes = (await cookie.open()).split('; ').slice(1)
  expect(attributes).toEqual(['Max-Age=28800', 'Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax'])
})

test('rejects a cookie that is forged or signed with another token (CMS-06)', async () => {
  const payload = Buffer.from(JSON.stringify({ until: 9e15 })).toString('base64')
  const foreign = await createPreviewCookie('another-token', true).open()
  const [value = ''] = (await cookie.open()).split(';')
  const forged = ['preview=', `preview=${payload}`, `preview=${payload}.c2lnbmF0dXJl`, foreign]
  for (const setCookie of [...forged, `preview=${payload}${value.slice(value.lastIndexOf('.'))}`]) {
    expect(await cookie.find(requestWith(setCookie))).toBeUndefined()
  }
})
