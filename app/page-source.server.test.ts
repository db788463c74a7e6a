import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test, vi } from 'vitest'

vi.hoisted(() => {
  process.env.SANITY_PROJECT_ID = ''
})
const { pageSource } = await import('./page-source.server')

/** The page for a request, from a desktop browser unless the headers name another device. */
function findVariant(url: string, headers: Record<string, string> = {}) {
  const request = new IncomingMessage(new Socket())
  Object.assign(request, { url, headers })
  return pageSource.findVariant(request)
}
const findKey = (url: string, headers?: Record<string, string>) => findVariant(url, headers)?.key

test.each([
  ['/', '/?utm_source=tv'],
  ['/inversores', '/inversores?internalTest=true'],
  ['/_root.data', '/_root.data?utm_source=tv'],
  ['/buscar', '/buscar?utm_source=tv'],
])('%s and %s share a page (FAST-01)', (one, other) => {
  expect(findKey(one)).toBeDefined()
  expect(findKey(one)).toBe(findKey(other))
})

test.each([
  '/no-hay',
  '/INVERSORES',
  '/inversores/',
  '/assets/app.js',
  '/inversores/desafio',
  '/no-hay.data',
  '/.data',
  '/buscar?q=rifa',
  '/buscar?utm_source=tv&q=',
  '/buscar.data?q=rifa&_routes=root',
  '/buscar?%71=rifa',
])('leaves %s to Remix (FAST-01)', (url) => expect(findKey(url)).toBeUndefined())

test.each([
  ['/', 'preview=abc'],
  ['/sosBahia', 'a=1; newsletter-reply=abc'],
])('does not share %s with the personal cookie %s (FAST-01)', (url, cookie) => {
  expect(findKey(url, { cookie })).toBeUndefined()
})

test('does not share the thank-you page of a request without scripts (TY-01, FAST-01)', () => {
  expect(findKey('/thankYou?recibido=abc')).toBeUndefined()
  expect(findKey('/thankYou?utm_source=tv')).toBe(findKey('/thankYou'))
})

test.each([
  ['the device', '/', { 'user-agent': 'Mozilla/5.0 (Linux; Android 14; Pixel 8)' }],
  ['the device of data', '/_root.data', { 'sec-ch-ua-platform': '"iOS"' }],
  ['the folded menu', '/sosBahia/help', { cookie: 'sos_menu=chico' }],
])('varies the page by %s (FAST-01)', (_by, url, headers) => {
  const variant = findVariant(url, headers)
  expect(variant?.key).not.toBe(findKey(url))
  const request = variant?.request()
  const again = findVariant(url, Object.fromEntries(request?.headers ?? []))
  expect(again?.key).toBe(variant?.key)
})

test('varies only the home page for visitors from the investors page (RT-06, FAST-01)', () => {
  expect(findKey('/?fromInvestors=true')).not.toBe(findKey('/'))
  expect(findVariant('/?fromInvestors=true')?.request().url).toContain('/?fromInvestors=true')
  expect(findKey('/biblioteca?fromInvestors=true')).toBe(findKey('/biblioteca'))
})

test('includes the requested routes of a client navigation in the key (FAST-01)', () => {
  const variant = findVariant('/about-us.data?_routes=routes%2F_site.%24')
  expect(variant?.key).not.toBe(findKey('/about-us.data'))
  expect(new URL(variant?.request().url ?? '').searchParams.get('_routes')).toBe('routes/_site.$')
  expect(variant?.route).toBe('/about-us.data')
})

test.each([
  ['/ABOUT-US', '/about-us'],
  ['/%61bout-us', '/about-us'],
  ['/about-us/', '/about-us'],
  ['/x/../about-us', '/about-us'],
  ['/sosbahia/Donate//?a=/B', '/sosBahia/donate?a=/B'],
  ['/INVERSORES.data?_routes=root', '/inversores.data?_routes=root'],
  ['//', '/'],
  ['/.data', '/_root.data'],
])('corrects the spelling of %s to %s (FAST-01)', (url, expected) => {
  expect(pageSource.correctAddress(url)).toBe(expected)
  expect(pageSource.correctAddress(expected)).toBeUndefined()
  expect(findKey(expected)).toBeDefined()
})

test.each(['/', '/_root.data', '/about-us?A=%61', '/no-hay', '/NO-HAY', '/%zz', '//evil.example'])(
  'leaves the spelling of %s (FAST-01)',
  (url) => expect(pageSource.correctAddress(url)).toBeUndefined(),
)

test.each([
  ['/about-us', 6],
  ['/', 9],
  ['/sosBahia/help', 12],
  ['/todos-por-bahia-blanca', 36],
])('%s and its data have %d keys for any request (FAST-01)', (path, expected) => {
  const drawn = vi.spyOn(Math, 'random')
  const keys = new Set<string | undefined>()
  for (let number = 0; number < 600; number += 1) {
    drawn.mockReturnValue((Math.floor(number / 12) % 6) / 6)
    const headers = {
      'accept-encoding': `br;q=0.${number}`,
      'accept-language': `es-${number}`,
      cookie: number % 4 < 2 ? `sos_menu=chico; a=${number}` : `sos_menu=${number}`,
      host: `a${number}`,
      'user-agent': ['Android', 'iPhone', `Firefox/${number}`][number % 3] ?? '',
    }
    const query = number % 5 === 0 ? '?fromInvestors=true' : `?${number}&fromInvestors=${number}`
    keys.add(findKey(`${path}${query}`, headers))
    keys.add(findKey(`${path === '/' ? '/_root' : path}.data${query}`, headers))
  }
  drawn.mockRestore()
  expect(keys.size).toBe(expected)
})

test('renders every page in advance for phones and computers (FAST-01)', () => {
  const keys = pageSource.listVariantsToPrerender().map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
  for (const path of ['/', '/inversores', '/sosBahia', '/thankYou']) {
    expect(keys).toContain(findKey(path))
    expect(keys).toContain(findKey(path, { 'sec-ch-ua-platform': '"Android"' }))
  }
})
