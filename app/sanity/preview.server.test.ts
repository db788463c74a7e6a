import { beforeAll, expect, test, vi } from 'vitest'
import { cacheControl } from '~/lib/http/cache-control'
import type { Content } from './content.server'
import { contentFor, findPerspective } from './preview.server'
import { toPerspective } from './preview-perspective'
import { createPreviewCookie } from './preview-cookie.server'

const token = 'a-token-of-thirty-two-letters-or-more'

beforeAll(() => {
  vi.stubEnv('SANITY_PROJECT_ID', '')
  vi.stubEnv('LAKE_ADMIN_TOKEN', token)
})

const headline: Content<string> = {
  name: 'headline',
  load: () => Promise.resolve('published'),
  loadWith: ({ fetch }) => Promise.resolve(typeof fetch === 'function' ? 'draft' : ''),
}

function requestWith(cookie?: string, url = 'http://localhost/'): Request {
  return new Request(url, cookie === undefined ? {} : { headers: { Cookie: cookie } })
}

const openCookie = async (signedWith: string, now?: number) =>
  (await createPreviewCookie(signedWith, false).open(undefined, now)).split(';')[0] ?? ''

test('serves published content with the cache time of the page (CMS-06)', async () => {
  expect(await contentFor(requestWith(), headline)).toEqual({
    result: 'published',
    headers: { 'Cache-Control': cacheControl.page },
  })
  const { headers } = await contentFor(requestWith(), headline, cacheControl.visitor)
  expect(headers).toEqual({ 'Cache-Control': cacheControl.visitor })
})

test('serves published content to an editor who chose it, uncached (EDIT-02)', async () => {
  const chosen = 'preview-perspective=published'
  const editor = requestWith(`${await openCookie(token)}; ${chosen}`)
  expect(await contentFor(editor, headline)).toEqual({
    result: 'published',
    headers: { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' },
  })
  expect(await findPerspective(editor)).toBe('published')
  expect(await findPerspective(requestWith(await openCookie(token)))).toBe('drafts')
  expect(await findPerspective(requestWith(chosen))).toBeUndefined()
  const { headers } = await contentFor(requestWith(chosen), headline)
  expect(headers).toEqual({ 'Cache-Control': cacheControl.page })
})

test('accepts a release over drafts as the perspective, nothing else (PLAN-02)', () => {
  expect(toPerspective('rABC,drafts')).toBe('rABC.drafts')
  for (const invalid of ['raw', 'a;b', '', undefined, ['raw', 'drafts']]) {
    expect(toPerspective(invalid)).toBe('drafts')
  }
})

test('throws a 503 when drafts are unreadable, instead of published content (CMS-06)', async () => {
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const unreachable = {
    ...headline,
    loadWith: () => Promise.reject(new Error('connect ECONNREFUSED')),
  }
  const answer = contentFor(requestWith(await openCookie(token)), unreachable)
  await expect(answer).rejects.toMatchObject({ status: 503 })
  expect(log).toHaveBeenCalledOnce()
  log.mockRestore()
})
