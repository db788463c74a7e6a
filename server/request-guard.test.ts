import { createServer } from 'node:http'
import express from 'express'
import { expect, test } from 'vitest'
import { sendBadRequest, guardRequest } from './request-guard'
import { listen } from '#app/testing/listen'
import { rawRequest } from './testing/raw-request'

const app = express()
app.use(guardRequest)
app.all('*', (incoming, response) => {
  // As Remix reads a request.
  const url = new URL(`http://${incoming.hostname}${incoming.originalUrl}`)
  const { origin, 'x-posted-from': postedFrom } = incoming.headers
  response.json({ path: url.pathname + url.search, origin, postedFrom })
})
app.use(sendBadRequest)
async function send(method: string, path: string, headers: Record<string, string> = {}) {
  return rawRequest(await listen(createServer(app)), method, path, headers)
}
const readRequest = async (...sent: Parameters<typeof send>) =>
  JSON.parse((await send(...sent)).body.toString()) as unknown

test('passes Origin to the app under another name, which no client can send (FORM-10)', async () => {
  const forged = { 'X-Posted-From': 'http://127.0.0.1' }
  const from = { Origin: 'https://evil.example', ...forged }
  const path = '/inversores'
  expect(await readRequest('POST', path, from)).toEqual({ path, postedFrom: from.Origin })
  expect(await readRequest('POST', path, forged)).toEqual({ path })
})

test.each([
  ['/inversores?_data=routes/x', '/inversores'],
  ['/inversores?a=1&_data=&b=%3D?', '/inversores?a=1&b=%3D%3F'],
  ['/inversores?a=%3D&b=?', '/inversores?a=%3D&b=?'],
  ['/inversores', '/inversores'],
])('removes the parameter _data: %s (FORM-10)', async (path, expected) => {
  expect(await readRequest('GET', path)).toMatchObject({ path: expected })
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
