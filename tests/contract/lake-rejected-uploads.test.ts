import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { createTrustCheck } from '#server/client-address'
import { createHttpServer } from '#server/http-server'
import { createLakeProxy } from '#server/lake-proxy'
import { listen } from '#server/testing/test-server'
import { createLakeClient, getRejection } from './testing/lake-client'
import { postOnSocket } from './testing/post-on-socket'
import { startLake } from './testing/start-lake'

/** More than the buffers of both sides hold, so that the response arrives before the end. */
const LENGTH = 16 * 1024 * 1024

async function startSite() {
  const lake = await startLake()
  const proxy = createLakeProxy(lake.origin, createTrustCheck([]))
  const server = createHttpServer().on('request', (request, response) => {
    proxy.forward(request, response)
  })
  return { ...lake, site: `${await listen(server)}/lake` }
}

test('answers 401 to a streamed upload with an expired token and reads the rest', async () => {
  const { origin, site } = await startSite()
  for (const base of [origin, site]) {
    const url = `${base}/v1/assets/files/production`
    expect(await postOnSocket(url, 'expired', LENGTH)).toEqual({ status: 401, sent: LENGTH })
    const client = createLakeClient(base, { token: 'expired' })
    const stream = Readable.from(Array.from({ length: 256 }, () => Buffer.alloc(64 * 1024)))
    const error = await getRejection(client.assets.upload('file', stream))
    expect(error.statusCode).toBe(401)
    expect(error.message).toContain('Session not found')
  }
})

test('answers 403 to a streamed upload without permission, also through the site', async () => {
  const { site, getToken } = await startSite()
  const url = `${site}/v1/assets/images/production`
  expect(await postOnSocket(url, getToken('viewer'), LENGTH)).toEqual({ status: 403, sent: LENGTH })
})
