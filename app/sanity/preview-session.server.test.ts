import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test, vi } from 'vitest'
import type { Content } from './content.server'
import { createPreviewCookie } from './preview-cookie.server'

const token = 'a-token-of-thirty-two-letters-or-more'
let checks = 0

const SITE = 'http://localhost:3000'
const OTHER = 'https://studio.example'

/** Answers as the lake does for sessions, and for the secret of a preview. */
const lake = createServer((request, response) => {
  const url = request.url ?? ''
  if (url.includes('/sessions/s1?')) checks += 1
  response.writeHead(200, { 'Content-Type': 'application/json' })
  response.end(
    JSON.stringify(url.includes('/users/me/sessions') ? sessions : { result: secrets() }),
  )
})

const sessions = [{ id: 's1', isCurrent: true }]
let studioUrl = ''
const secrets = () => ({
  private: { _id: 'drafts.a', _updatedAt: '2025-01-01T00:00:00Z', secret: 'secret', studioUrl },
  public: null,
})

await new Promise<void>((resolve) => lake.listen(0, '127.0.0.1', resolve))
const { port } = lake.address() as AddressInfo
vi.stubEnv('SANITY_PROJECT_ID', '')
vi.stubEnv('LAKE_ADMIN_TOKEN', token)
vi.stubEnv('LAKE_PORT', String(port))
vi.stubEnv('SITE_URL', SITE)
vi.stubEnv('LAKE_ALLOWED_ORIGINS', OTHER)
// Reads these settings when it is imported.
const { contentFor, isPreview, openPreview } = await import('./preview.server')

afterAll(() => new Promise((resolve) => lake.close(resolve)))

const headline: Content<string> = {
  name: 'headline',
  load: () => Promise.resolve('published'),
  loadWith: () => Promise.resolve('draft'),
}

async function previewRequest(): Promise<Request> {
  const [cookie = ''] = (await createPreviewCookie(token, false).open('s1')).split(';')
  return new Request('http://localhost/', { headers: { Cookie: cookie } })
}

test('the loaders and requests of a page share one check of the session (SAFE-01)', async () => {
  const [request, other] = [await previewRequest(), await previewRequest()]
  const loading = [request, request, other].map((one) => contentFor(one, headline))
  for (const { result } of await Promise.all(loading)) expect(result).toBe('draft')
  expect(await isPreview(request)).toBe(true)
  expect(checks).toBe(1)
})

test.each([
  ['of this site with its session', `${SITE}/studio`, 'lake_session=token', 's1'],
  ['of another origin', `${OTHER}/`, undefined, undefined],
])('opens the preview of a Studio %s (SAFE-02)', async (_studio, url, cookie, session) => {
  studioUrl = url
  const preview = await openPreview(openingRequest(cookie))
  expect(preview?.path).toBe('/galeria')
  const [previewCookie = ''] = preview?.cookies[0]?.split(';') ?? []
  const opened = new Request(SITE, { headers: { Cookie: previewCookie } })
  expect(await createPreviewCookie(token, false).find(opened)).toEqual({ session })
})

test.each([`${SITE}/studio`, 'http://127.0.0.1:3000/studio', 'https://evil.example/', 'none'])(
  'opens no preview without a session from the link of %s (SAFE-02)',
  async (url) => {
    studioUrl = url
    expect(await openPreview(openingRequest())).toBeUndefined()
  },
)

function openingRequest(cookie?: string): Request {
  const query = 'sanity-preview-secret=secret&sanity-preview-pathname=/galeria'
  const headers = cookie === undefined ? {} : { Cookie: cookie }
  return new Request(`${SITE}/preview/enable?${query}`, { headers })
}
