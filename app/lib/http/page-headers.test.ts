import { expect, test } from 'vitest'
import { pageHeaders } from './page-headers'

type Parts = Record<'loader' | 'action' | 'parent' | 'error', HeadersInit>

function buildHeaders({ loader, action, parent, error }: Partial<Parts>): Headers {
  const headers = pageHeaders({
    loaderHeaders: new Headers(loader),
    actionHeaders: new Headers(action),
    parentHeaders: new Headers(parent),
    errorHeaders: error === undefined ? undefined : new Headers(error),
  })
  return new Headers(headers)
}

const cached = { 'Cache-Control': 'public, max-age=0' }
const cookie = { 'Set-Cookie': 'a=b' }

test.each([
  ['public, from the loader', { loader: cached }, 'public, max-age=0'],
  ['from the action, before the loader', { loader: cached, action: { 'Cache-Control': 'x' } }, 'x'],
  ['private without any', {}, 'private, no-store'],
  ['private for a cookie of the page', { loader: { ...cached, ...cookie } }, 'private, no-store'],
  ['private for a cookie of the layout', { loader: cached, parent: cookie }, 'private, no-store'],
  [
    'private for drafts',
    { loader: cached, parent: { 'X-Robots-Tag': 'noindex' } },
    'private, no-store',
  ],
  ['none for an error', { loader: cached, error: {} }, 'no-store'],
])('sets the Cache-Control of a page: %s', (_name, parts, expected) => {
  expect(buildHeaders(parts).get('Cache-Control')).toBe(expected)
})

test('varies by device, passes on a rejection, and marks drafts (HOME-07, FORM-10, CMS-06)', () => {
  const action = { Allow: 'POST', 'Retry-After': '600', 'X-Other': 'x' }
  const headers = buildHeaders({ loader: cached, action })
  expect(Object.fromEntries(headers)).toEqual({
    'cache-control': 'public, max-age=0',
    vary: 'Sec-CH-UA-Platform, User-Agent',
    allow: 'POST',
    'retry-after': '600',
  })
  const draft = buildHeaders({ loader: { 'X-Robots-Tag': 'noindex' } })
  expect(draft.get('X-Robots-Tag')).toBe('noindex')
})
