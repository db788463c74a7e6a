import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendBadRequest, guardRequest } from './request-guard'

const app = express()
app.use(guardRequest)
app.all('*', (incoming, response) => {
  // As Remix reads a request.
  const url = new URL(`http://${incoming.hostname}${incoming.originalUrl}`)
  const { origin, 'x-posted-from': postedFrom } = incoming.headers
  response.json({ path: url.pathname + url.search, origin, postedFrom })
})
app.use(sendBadRequest)
const server = createServer(app)

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => server.close())

/** Sends a request as it is; `fetch` would normalize it. */
function send(method: string, path: string, headers: Record<string, string> = {}) {
  const { port } = server.address() as AddressInfo
  return new Promise<{ status: number | undefined; allow: string | undefined; body: string }>(
    (resolve, reject) => {
      const call = request({ host: '127.0.0.1', port, method, path, headers }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => {
          const { statusCode: status, headers: answered } = response
          resolve({ status, allow: answered.allow, body: Buffer.concat(chunks).toString() })
        })
      })
      call.on('error', reject).end()
    },
  )
}

test('passes Origin to the app under another name (FORM-10)', async () => {
  const from = { Origin: 'https://evil.example', 'X-Posted-From': 'http://127.0.0.1' }
  const { body } = await send('POST', '/inversores', from)
  expect(JSON.parse(body)).toEqual({ path: '/inversores', postedFrom: 'https://evil.example' })
})

test('removes that name from the client’s headers (FORM-10)', async () => {
  const { body } = await send('POST', '/inversores', { 'X-Posted-From': 'http://127.0.0.1' })
  expect(JSON.parse(body)).toEqual({ path: '/inversores' })
})

test.each([
  ['/inversores?_data=routes/x', '/inversores'],
  ['/inversores?a=1&_data=&b=%3D?', '/inversores?a=1&b=%3D%3F'],
  ['/inversores?a=%3D&b=?', '/inversores?a=%3D&b=?'],
  ['/inversores', '/inversores'],
])('removes the parameter _data: %s (FORM-10)', async (path, expected) => {
  expect(JSON.parse((await send('GET', path)).body)).toMatchObject({ path: expected })
})

test.each(['a b', '$@&', 'a/inversores?', 'a#b'])(
  'rejects the malformed Host "%s" with 400 (FORM-10)',
  async (host) => {
    expect((await send('GET', '/', { Host: host })).status).toBe(400)
  },
)

test.each(['localhost:3000', '127.0.0.1:80', '[::1]:80', 'xn--ao-zja.example', 'a_b'])(
  'accepts the Host "%s" (FORM-10)',
  async (host) => {
    expect((await send('GET', '/', { Host: host })).status).toBe(200)
  },
)
