import { expect, test } from 'vitest'
import { effectOn, isSavablePage, getRequestKind, getPageOfData } from './requests'

const SITE = 'https://sitio.example'

interface Parts {
  method?: string
  mode?: RequestMode
  destination?: RequestDestination
  referrer?: string
  headers?: Record<string, string>
}

function kind(address: string, { headers = {}, referrer = '/', ...parts }: Parts = {}) {
  const request = {
    method: 'GET',
    mode: 'navigate' as const,
    destination: 'document' as const,
    url: new URL(address, SITE).href,
    referrer: referrer && new URL(referrer, SITE).href,
    headers: new Headers(headers),
    ...parts,
  }
  return getRequestKind(request, SITE)
}

const file: Parts = { mode: 'cors', destination: 'font' }
const picture: Parts = { mode: 'no-cors', destination: 'image' }
const data: Parts = { mode: 'cors', destination: '' }

test('handles pages, their data, files and pictures (OFF-01)', () => {
  expect(kind('/sosBahia/help')).toBe('page')
  expect(kind('/?utm_source=tv')).toBe('page')
  expect(kind('/assets/figtree-abc.woff2', file)).toBe('file')
  expect(kind('/assets/styles-abc.css', { ...file, destination: 'style' })).toBe('file')
  expect(kind('/assets/route-abc.js', { ...file, destination: 'script' })).toBe('file')
  expect(kind('/assets/route-abc.js', data)).toBe('file')
  expect(kind('/lake/images/embedded/production/a-1x1.webp?w=320', picture)).toBe('picture')
  expect(kind('/sosBahia.data', data)).toBe('data')
})

test.each([
  '/studio',
  '/studio/structure',
  '/lake/v2025-02-19/data/query/production',
  '/preview/enable',
  '/i/track',
  '/visits',
  '/readyz',
  '/healthz',
  '/newsletter',
  '/boletin/confirmar/a.b.c',
  '/boletin/baja/a.b.c',
  '/ver/a.b.c',
  '/sala/a.b.c',
  '/sala/a.b.c/plan',
  '/api/v1.0/email/send',
  '/_mail',
])('leaves %s alone (OFF-01)', (path) => {
  for (const parts of [{}, picture, data, file]) expect(kind(path, parts)).toBeUndefined()
})

test('handles a page whose path merely starts like an ignored one (OFF-01)', () => {
  expect(kind('/inversores')).toBe('page')
  expect(kind('/previewed')).toBe('page')
})

test.each<[string, string, Parts]>([
  ['a form', '/inversores', { method: 'POST' }],
  ['a request for headers', '/', { method: 'HEAD' }],
  ['another site', 'https://otro.example/', {}],
  ['a frame', '/sosBahia', { destination: 'iframe' }],
  ['a request with credentials', '/', { headers: { Authorization: 'Bearer a' } }],
  ['a part of a file', '/assets/a.woff2', { ...file, headers: { Range: 'bytes=0-1' } }],
  ['a file in a tab', '/assets/a.css', { destination: 'iframe' }],
  ['prefetched data', '/sosBahia.data', { ...data, mode: 'no-cors' }],
  ['data of scripts', '/inversores/desafio', data],
  [
    'a picture in the Studio',
    '/lake/images/a/b/c.webp',
    { ...picture, referrer: '/studio/structure' },
  ],
  ['a picture of nobody', '/lake/images/a/b/c.webp', { ...picture, referrer: '' }],
])('leaves %s alone (OFF-01)', (_what, address, parts) => {
  expect(kind(address, parts)).toBeUndefined()
})

test('finds the page of a request for data (OFF-01)', () => {
  expect(getPageOfData('/_root.data')).toBe('/')
  expect(getPageOfData('/sosBahia/help.data')).toBe('/sosBahia/help')
})

test.each([
  ['/sosBahia', true],
  ['/?utm_source=tv&utm_medium=b&fbclid=1', true],
  ['/?internalTest=true', true],
  ['/about-us?_routes=root', true],
  ['/afiche?numero=04821', true],
  ['/afiche?numero=algo+escrito', false],
  ['/?fromInvestors=true', false],
  ['/buscar?q=algo+escrito', false],
  ['/?utm_source=tv&q=algo+escrito', false],
  ['/thankYou', false],
  ['/galeria', false],
  ['/sin-conexion', false],
])('saves %s: %s (OFF-01)', (address, isSaved) => {
  expect(isSavablePage(new URL(address, SITE))).toBe(isSaved)
})

const page = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'public, max-age=0' }

test.each<[string, Partial<Response>, Record<string, string>, string]>([
  ['a page', {}, page, 'save'],
  ['a page for one visitor', {}, { ...page, 'Cache-Control': 'private, max-age=0' }, 'save'],
  ['a preview', {}, { ...page, 'Cache-Control': 'private, no-store' }, 'keep'],
  ['a file', {}, { ...page, 'Content-Type': 'application/json' }, 'keep'],
  ['a page without cache rules', {}, { 'Content-Type': 'text/html' }, 'keep'],
  ['a part', { status: 206 }, page, 'keep'],
  ['an error of the server', { status: 503 }, page, 'keep'],
  ['another site', { type: 'cors' }, page, 'keep'],
  ['a page that is gone', { status: 404 }, page, 'remove'],
  ['a page that has moved', { status: 0, type: 'opaqueredirect' }, {}, 'remove'],
  ['a page that was reached by a redirect', { redirected: true }, page, 'remove'],
])('decides about the copy after %s (OFF-01)', (_what, parts, headers, effect) => {
  const response = { status: 200, type: 'basic' as const, redirected: false, ...parts }
  expect(effectOn({ ...response, headers: new Headers(headers) })).toBe(effect)
})
