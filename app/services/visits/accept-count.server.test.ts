import { expect, test } from 'vitest'
import { documentIdAt } from '~/lib/links/page-paths'
import { eventNames } from '../analytics/events'
import type { Count } from './accept-count.server'
import { type CountDeps, acceptCount } from './accept-count.server'

const AGENT = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'

/** Posts a body as a browser does. */
async function post(
  body: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
  deps: Partial<CountDeps> = {},
) {
  const counted: Count[] = []
  const request = new Request('https://yapa.example/visits', {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'same-origin', 'User-Agent': AGENT, ...headers },
    body,
  })
  const status = await acceptCount(request, 'caller', {
    siteUrl: 'https://yapa.example',
    allowsCaller: () => true,
    isPreview: () => Promise.resolve(false),
    findPageId: (path) => Promise.resolve(documentIdAt(path)),
    count: (count) => counted.push(count),
    ...deps,
  })
  return { status, counted }
}

const page = (path: string) => JSON.stringify({ page: path })

test.each([
  ['/', 'homePage'],
  ['/inversores', 'investorsPage'],
  ['/Inversores/', 'investorsPage'],
  ['/sosBahia/donate', 'sosDonatePage'],
  ['/thankYou', 'thankYouPage'],
  ['/ana@correo.example', 'notFound'],
  ['/inversores/ana', 'notFound'],
])('counts the address %s as %s (ANA-05)', async (path, name) => {
  expect(await post(page(path))).toEqual({ status: 204, counted: [{ kind: 'page', name }] })
})

test.each(eventNames)('counts the event %s (ANA-01)', async (name) => {
  const sent = JSON.stringify({ event: name })
  expect(await post(sent)).toEqual({ status: 204, counted: [{ kind: 'event', name }] })
})

test.each([
  ['an event of another name', '{"event":"Ana"}'],
  ['an event with a payload', '{"event":"Form Submitted","email":"ana@correo.example"}'],
  ['both at once', '{"page":"/","event":"App Loaded"}'],
  ['no address', '{"page":"javascript:alert(1)"}'],
  ['a list', '[{"page":"/"}]'],
  ['nothing', ''],
  ['no JSON', 'page=/'],
  ['no text', new Uint8Array([0xff, 0xfe])],
])('rejects %s (ANA-05)', async (_what, body) => {
  expect(await post(body)).toEqual({ status: 400, counted: [] })
})

test('rejects a post that is too long (ANA-05)', async () => {
  expect(await post(page(`/${'a'.repeat(4_000)}`))).toEqual({ status: 413, counted: [] })
})

test.each([
  ['a crawler', { 'User-Agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' }],
  ['a headless browser', { 'User-Agent': AGENT.replace('Chrome', 'HeadlessChrome') }],
  ['a client without a name', { 'User-Agent': '' }],
])('answers %s without counting it (ANA-05)', async (_who, headers) => {
  expect(await post(page('/'), headers)).toEqual({ status: 204, counted: [] })
})

test('does not count previews (ANA-05)', async () => {
  const isPreview = () => Promise.resolve(true)
  expect(await post(page('/'), {}, { isPreview })).toEqual({ status: 204, counted: [] })
})

test('rejects other sites and limits callers (ANA-05)', async () => {
  const foreign = { 'Sec-Fetch-Site': 'cross-site' }
  expect(await post(page('/'), foreign)).toEqual({ status: 403, counted: [] })
  const allowsCaller = () => false
  expect(await post(page('/'), {}, { allowsCaller })).toEqual({ status: 204, counted: [] })
})
