import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { expect, test } from 'vitest'
import { createOrigins } from '../origins'
import { createFixedResponseRoutes } from './fixed-responses'

test('answers the Studio without an error in its console', async () => {
  const server = express()
    .use(createFixedResponseRoutes(createOrigins('http://localhost:3000/lake', [])))
    .listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const expected = {
    '/ping': {},
    '/features': ['privateDataset', 'contentReleases', 'singleDocRelease'],
    '/subscriptions/project/blog7abc': null,
    '/aliases': [],
    '/help?m=sanity': {},
    '/journey/trial?studioVersion=4': null,
    '/journey/comments': null,
    '/data/references/production/documents/a/to?excludeInternalReferences=true': {
      totalCount: 0,
      references: [],
    },
    '/intake/telemetry-status': { status: 'denied' },
    '/data/actions/production': { enabled: true, compatibleStudioVersions: '>=3' },
    '/schedules/blog7abc/production?limit=1': { schedules: [] },
    '/assist/tasks/instruction/production/status': {
      ...{ enabled: false, initialized: false, validToken: false },
    },
  }
  for (const [path, body] of Object.entries(expected)) {
    const response = await fetch(`http://127.0.0.1:${port}${path}`)
    expect(response.status, path).toBe(200)
    expect(await response.json(), path).toEqual(body)
  }
  const claim = await fetch(`http://127.0.0.1:${port}/descriptors/claim`, { method: 'POST' })
  expect(await claim.json()).toEqual({ synchronization: { type: 'complete' } })
  const internal = await fetch(`http://127.0.0.1:${port}/data/references/production/documents/a/to`)
  expect(internal.status, 'references within the dataset').toBe(404)
  await new Promise((resolve) => server.close(resolve))
})
