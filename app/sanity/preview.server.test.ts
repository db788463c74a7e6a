import { SanityClient } from '@sanity/client'
import { beforeAll, expect, test, vi } from 'vitest'
import { cacheControl } from '~/lib/http/cache-control'
import type { Content } from './content.server'
import { contentFor, findLink, findPerspective } from './preview.server'
import { perspectiveCookie, toPerspective } from './preview-perspective'
import { createLinkCookie, createPreviewCookie } from './preview-cookie.server'

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

test('serves the release that an editor chose, over drafts (PLAN-02)', async () => {
  const layers: Content<unknown> = {
    ...headline,
    loadWith: (client) =>
      Promise.resolve(client instanceof SanityClient && client.config().perspective),
  }
  const chosen = perspectiveCookie(toPerspective(['rABC', 'drafts']))
  const editor = requestWith(`${await openCookie(token)}; ${chosen}`)
  expect((await contentFor(editor, layers)).result).toEqual(['rABC', 'drafts'])
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

test('a link shows published content with its draft alone, uncached, until it ends (PLAN-03)', async () => {
  const link = {
    _id: 'shareLink.a',
    _type: 'shareLink',
    name: 'Dra. Paz',
    path: '/',
    openings: [],
    document: 'homePage',
    documentType: 'homePage',
    version: 'drafts.homePage',
    expiresAt: new Date(Date.now() + 60_000).toISOString(),
  }
  const stored: Record<string, unknown> = { 'drafts.homePage': { _rev: 'r1' } }
  const getDocument = vi.spyOn(SanityClient.prototype, 'getDocument')
  getDocument.mockImplementation((id) => Promise.resolve(stored[id] as undefined))
  const cookie = (await createLinkCookie(token, false).open(link._id)).split(';')[0] ?? ''
  const load = () =>
    contentFor(requestWith(cookie), {
      ...headline,
      loadWith: (client) =>
        Promise.resolve(client instanceof SanityClient ? String(client.config().perspective) : ''),
    })

  stored[link._id] = link
  expect(await load()).toEqual({
    result: 'drafts.homePage,published',
    headers: { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' },
  })
  expect(await findLink(requestWith(cookie))).toMatchObject({ revision: 'r1', path: '/' })
  expect(await findPerspective(requestWith(cookie))).toBeUndefined()
  stored[link._id] = undefined
  expect(await load()).toEqual({
    result: 'published',
    headers: { 'Cache-Control': cacheControl.page },
  })
  getDocument.mockRestore()
})
