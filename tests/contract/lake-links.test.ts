import type { SanityClient } from '@sanity/client'
import { expect, test } from 'vitest'
import { getRejection } from './testing/lake-client'
import { startLake } from './testing/start-lake'
import { startReceiver, status } from './testing/receiver'

const checkLinks = (client: SanityClient, urls: readonly string[]) =>
  client.request<unknown>({ method: 'POST', url: '/links/check', body: { urls } })

test('editors check links; the operator allows private addresses (CHECK-01)', async () => {
  const site = await startReceiver([status(200), status(404), status(404)])
  const { editor } = await startLake({ linkOrigins: [site.origin] })
  expect(await checkLinks(editor, [`${site.origin}/si`])).toEqual({
    results: [{ url: `${site.origin}/si`, state: 'works', status: 200 }],
  })
  expect(await checkLinks(editor, [`${site.origin}/no`, 'http://127.0.0.1:9/'])).toEqual({
    results: [
      { url: `${site.origin}/no`, state: 'broken', reason: 'status', status: 404 },
      { url: 'http://127.0.0.1:9/', state: 'unchecked', reason: 'private' },
    ],
  })
  expect(site.received.map(({ method, path }) => `${method} ${path}`)).toEqual([
    ...['GET /si', 'GET /no'],
  ])
})

test('only editors and administrators check links, some at a time (CHECK-01)', async () => {
  const { as, anonymous } = await startLake()
  const statusOf = async (client: SanityClient, urls: readonly string[]) =>
    (await getRejection(checkLinks(client, urls))).statusCode
  expect(await statusOf(anonymous(), ['https://example.org/'])).toBe(401)
  expect(await statusOf(as('viewer'), ['https://example.org/'])).toBe(403)
  const many = Array.from({ length: 21 }, (_, index) => `https://example.org/${index}`)
  expect(await statusOf(as('editor'), many)).toBe(400)
})
