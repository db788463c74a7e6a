import { expect, test } from 'vitest'
import { closedPreview, mayBePreview, previewCookie } from './preview-cookie.server'

const cookie = previewCookie('a-token-of-the-dataset', true)
const HOUR_MS = 3_600_000

/** A later request of the browser that was given `setCookie`. */
function requestWith(setCookie: string): Request {
  return new Request('http://localhost/', { headers: { Cookie: setCookie.split(';')[0] ?? '' } })
}

test('CMS-06 a preview lasts eight hours and not longer, whatever the browser keeps', async () => {
  const request = requestWith(await cookie.open(0))
  expect(await cookie.isOpen(request, 8 * HOUR_MS - 1)).toBe(true)
  expect(await cookie.isOpen(request, 8 * HOUR_MS)).toBe(false)
})

test('CMS-06 the cookie is out of reach of scripts and of other sites', async () => {
  const attributes = (await cookie.open()).split('; ').slice(1)
  expect(attributes).toEqual(['Max-Age=28800', 'Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax'])
})

test('CMS-06 a cookie that was made up or signed with another token opens nothing', async () => {
  const payload = Buffer.from(JSON.stringify({ until: 9e15 })).toString('base64')
  const foreign = await previewCookie('another-token', true).open()
  const [value = ''] = (await cookie.open()).split(';')
  const forged = ['preview=', `preview=${payload}`, `preview=${payload}.c2lnbmF0dXJl`, foreign]
  for (const made of [...forged, `preview=${payload}${value.slice(value.lastIndexOf('.'))}`]) {
    expect(await cookie.isOpen(requestWith(made))).toBe(false)
  }
})

test('CMS-06 leaving a preview takes the cookie back', async () => {
  const setCookie = await closedPreview()
  expect(setCookie).toContain('Max-Age=0')
  expect(await cookie.isOpen(requestWith(setCookie))).toBe(false)
})

test('visitors are known at once by having no such cookie', async () => {
  expect(mayBePreview(new Request('http://localhost/'))).toBe(false)
  expect(mayBePreview(requestWith(await cookie.open()))).toBe(true)
})
