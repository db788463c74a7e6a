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

test('varies pages by device (HOME-07)', () => {
  expect(buildHeaders({ loader: cached }).get('Vary')).toBe('Sec-CH-UA-Platform, User-Agent')
})

test('passes on Allow and Retry-After of a rejected form (FORM-10)', () => {
  const action = { Allow: 'POST', 'Retry-After': '600', 'X-Other': 'x' }
  const headers = buildHeaders({ loader: cached, action })
  expect([headers.get('Allow'), headers.get('Retry-After')]).toEqual(['POST', '600'])
  expect(headers.has('X-Other')).toBe(false)
})

test('marks pages with drafts as noindex (CMS-06)', () => {
  expect(buildHeaders({ loader: { 'X-Robots-Tag': 'noindex' } }).get('X-Robots-Tag')).toBe(
    'noindex',
  )
  expect(buildHeaders({ loader: cached }).has('X-Robots-Tag')).toBe(false)
})
