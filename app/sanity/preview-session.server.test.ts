import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import type { Content } from './content.server'
import { createPreviewCookie } from './preview-cookie.server'

const token = 'a-token-of-thirty-two-letters-or-more'
let checks = 0
let status = 200

/** Answers as the lake does for a session. */
const lake = createServer((request, response) => {
  if (request.url?.includes('/sessions/s1?')) checks += 1
  response.writeHead(status, { 'Content-Type': 'application/json' }).end('{}')
})

await new Promise<void>((resolve) => lake.listen(0, '127.0.0.1', resolve))
const { port } = lake.address() as AddressInfo
vi.stubEnv('SANITY_PROJECT_ID', '')
vi.stubEnv('LAKE_ADMIN_TOKEN', token)
vi.stubEnv('LAKE_PORT', String(port))
// Reads these settings when it is imported.
const { contentFor, isPreview } = await import('./preview.server')

afterAll(() => new Promise((resolve) => lake.close(resolve)))

beforeEach(() => {
  checks = 0
  status = 200
})

const headline: Content<string> = {
  name: 'headline',
  load: () => Promise.resolve('published'),
  loadWith: () => Promise.resolve('draft'),
}

async function previewRequest(): Promise<Request> {
  const [cookie = ''] = (await createPreviewCookie(token, false).open('s1')).split(';')
  return new Request('http://localhost/', { headers: { Cookie: cookie } })
}

test('asks the lake for the session once per request (SAFE-01)', async () => {
  const request = await previewRequest()
  await Promise.all([contentFor(request, headline), contentFor(request, headline)])
  expect((await contentFor(request, headline)).result).toBe('draft')
  expect(await isPreview(request)).toBe(true)
  expect(checks).toBe(1)
})

test('the loaders of a page share one check of the session (SAFE-01)', async () => {
  const requests = [await previewRequest(), await previewRequest()]
  await Promise.all(requests.map((request) => contentFor(request, headline)))
  expect(checks).toBe(1)
})

test('the next request notices that the session has ended (SAFE-01)', async () => {
  expect((await contentFor(await previewRequest(), headline)).result).toBe('draft')
  status = 404
  expect((await contentFor(await previewRequest(), headline)).result).toBe('published')
  expect(checks).toBe(2)
})
