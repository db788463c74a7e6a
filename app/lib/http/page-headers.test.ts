import { expect, test } from 'vitest'
import { pageHeaders } from './page-headers'

type Parts = Record<'loader' | 'action' | 'parent' | 'error', HeadersInit>

function headersOf({ loader, action, parent, error }: Partial<Parts>): Headers {
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
  ['what the loader says', { loader: cached }, 'public, max-age=0'],
  ['what the action says first', { loader: cached, action: { 'Cache-Control': 'x' } }, 'x'],
  ['nothing said', {}, 'private, no-store'],
  ['a cookie of its own', { loader: { ...cached, ...cookie } }, 'private, no-store'],
  ['a cookie of the layout', { loader: cached, parent: cookie }, 'private, no-store'],
  ['drafts', { loader: cached, parent: { 'X-Robots-Tag': 'noindex' } }, 'private, no-store'],
  ['an error', { loader: cached, error: {} }, 'no-store'],
])('sets the cache time of a page: %s', (_name, parts, expected) => {
  expect(headersOf(parts).get('Cache-Control')).toBe(expected)
})

test('varies pages by device (HOME-07)', () => {
  expect(headersOf({ loader: cached }).get('Vary')).toBe('Sec-CH-UA-Platform, User-Agent')
})

test('passes on Allow and Retry-After of a rejected form (FORM-10)', () => {
  const action = { Allow: 'POST', 'Retry-After': '600', 'X-Other': 'x' }
  const headers = headersOf({ loader: cached, action })
  expect([headers.get('Allow'), headers.get('Retry-After')]).toEqual(['POST', '600'])
  expect(headers.has('X-Other')).toBe(false)
})

test('marks pages with drafts as noindex (CMS-06)', () => {
  expect(headersOf({ loader: { 'X-Robots-Tag': 'noindex' } }).get('X-Robots-Tag')).toBe('noindex')
  expect(headersOf({ loader: cached }).has('X-Robots-Tag')).toBe(false)
})
