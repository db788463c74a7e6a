import type { ClientConfig } from '@sanity/client'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { generalPageIds, pagePaths } from '#config/site-pages'
import { createPreviewCookie } from '~/sanity/preview-cookie.server'
import { runQuery } from '~/testing/run-query'

interface RouteModule {
  loader?: (args: { request: Request; params: object; context: object }) => Promise<unknown>
}

const token = 'a-token-of-thirty-two-letters-or-more'
const modules = import.meta.glob<RouteModule>(['../root.tsx', './_site*/route.tsx'])
const drafts = [...pagePaths.keys()].map((_id) => ({
  _id,
  _type: generalPageIds.includes(_id) ? 'page' : _id,
  seo: { title: `Draft of ${_id}` },
}))

const fetchDrafts = vi.fn(
  async (
    query: string,
    params: Record<string, unknown> = {},
    { filterResponse = true }: { filterResponse?: boolean } = {},
  ) => {
    const result: unknown = await runQuery(query, drafts, params)
    return filterResponse ? result : { result }
  },
)

vi.mock('@sanity/client', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  // The published dataset is unreachable: a loader that reads it fails with status 503.
  createClient: ({ perspective }: ClientConfig) => ({
    fetch: perspective === 'drafts' ? fetchDrafts : () => Promise.reject(new Error('published')),
    listen: () => ({ subscribe: () => ({ unsubscribe: () => undefined }) }),
  }),
}))

beforeAll(() => {
  vi.stubEnv('SANITY_PROJECT_ID', '')
  vi.stubEnv('LAKE_ADMIN_TOKEN', token)
  vi.stubEnv('DATA_DIR', mkdtempSync(path.join(tmpdir(), 'page-routes-')))
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
})

beforeEach(() => {
  fetchDrafts.mockClear()
})

/** What the loader of a route returns or throws for a request with a valid preview cookie. */
async function loadPreview(file: string, address: string): Promise<unknown> {
  const { loader } = (await modules[file]?.()) ?? {}
  if (loader === undefined) throw new Error(`${file} has no loader.`)
  const cookie = (await createPreviewCookie(token, false).open()).split(';')[0] ?? ''
  const request = new Request(`http://localhost${address}`, { headers: { Cookie: cookie } })
  return loader({ request, params: {}, context: {} }).catch((thrown: unknown) => {
    if (thrown instanceof Response) return thrown
    throw thrown
  })
}

test.each(Object.keys(modules))('%s reads only drafts in a preview (CMS-06)', async (file) => {
  const loaded = await loadPreview(file, '/')
  expect(loaded instanceof Response ? loaded.status : 200).not.toBe(503)
  expect(fetchDrafts).toHaveBeenCalled()
})
