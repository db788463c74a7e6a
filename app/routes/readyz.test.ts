import { expect, test, vi } from 'vitest'
import type { DatasetState } from '~/sanity/content.server'
import { loader } from './readyz'

const dataset = vi.hoisted(() => ({ state: 'live', missing: [] as string[] }))
vi.mock('~/sanity/content.server', () => ({
  datasetState: () => dataset.state,
  missingPages: () => dataset.missing,
}))

test.each<[DatasetState, string[], number, object]>([
  ['live', [], 200, { ready: true, content: 'live' }],
  [
    'degraded',
    ['galleryPage'],
    200,
    { ready: true, content: 'degraded', missing: ['galleryPage'] },
  ],
  ['lastGood', [], 200, { ready: true, content: 'lastGood' }],
  ['incomplete', ['galleryPage'], 503, { ready: false, content: 'incomplete' }],
])('reports the state %s with the missing pages %j', async (state, missing, status, body) => {
  Object.assign(dataset, { state, missing })
  const response = loader()
  expect(response.status).toBe(status)
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  expect(await response.json()).toEqual(body)
})
