import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { runQuery } from '~/testing/run-query'

const siteSettings = { _id: 'siteSettings', _type: 'siteSettings' }
const galleryPage = { _id: 'galleryPage', _type: 'galleryPage' }

interface Listener {
  next: (event: { type: string }) => void
}

/** Undefined while the dataset is unreachable. */
let documents: object[] | undefined
let listener: Listener | undefined

vi.mock('@sanity/client', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  createClient: () => ({
    fetch: async (query: string, params: Record<string, unknown> = {}) => {
      if (documents === undefined) throw new Error('connect ECONNREFUSED')
      return (await runQuery(query, documents, params)) as unknown
    },
    listen: () => ({ subscribe: (created: Listener) => void (listener = created) }),
  }),
}))

const folder = mkdtempSync(path.join(tmpdir(), 'readyz-'))

beforeAll(() => {
  vi.stubEnv('DATA_DIR', folder)
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
})

afterAll(() => rmSync(folder, { recursive: true }))

/** The site can read these documents from now on. */
function provide(provided: object[]) {
  documents = provided
  listener?.next({ type: 'welcome' })
}

async function readiness(): Promise<[number, unknown]> {
  const { loader } = await import('./readyz')
  const response = loader()
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  return [response.status, await response.json()]
}

async function galleryStatus() {
  const { loader } = await import('./_site.galeria/route')
  const request = new Request('http://localhost/galeria')
  return loader({ request, params: {}, context: {} }).then(
    () => 200,
    (thrown: unknown) => (thrown instanceof Response ? thrown.status : thrown),
  )
}

test('reports the state of the content (ERR-03)', async () => {
  await galleryStatus()
  expect(await readiness()).toEqual([503, { ready: false, content: 'incomplete' }])
  provide([])
  await expect.poll(readiness).toEqual([503, { ready: false, content: 'starting' }])
  provide([siteSettings])
  const degraded = { ready: true, content: 'degraded', missing: ['galleryPage'] }
  await expect.poll(readiness).toEqual([200, degraded])
  provide([siteSettings, galleryPage])
  await expect.poll(readiness).toEqual([200, { ready: true, content: 'live' }])
  listener?.next({ type: 'reconnect' })
  expect(await readiness()).toEqual([200, { ready: true, content: 'lastGood' }])
})

test('a missing page answers 503 until the dataset has site settings (ERR-03)', async () => {
  provide([])
  expect(await galleryStatus()).toBe(503)
  provide([siteSettings])
  expect(await galleryStatus()).toBe(404)
  provide([siteSettings, galleryPage])
  expect(await galleryStatus()).toBe(200)
})
