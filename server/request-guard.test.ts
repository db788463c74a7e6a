import { createServer, request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerBadRequest, guardRequest } from './request-guard'

const app = express()
app.use(guardRequest)
app.all('*', (request, response) => {
  // What the framework makes of a request.
  const url = new URL(`http://${request.hostname}${request.originalUrl}`)
  const { origin, 'x-posted-from': postedFrom } = request.headers
  response.json({ path: url.pathname + url.search, origin, postedFrom })
})
app.use(answerBadRequest)
const server = createServer(app)

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => server.close())

/** Asks without the help of fetch, which would mend what is sent. */
function send(method: string, path: string, headers: Record<string, string> = {}) {
  const { port } = server.address() as AddressInfo
  return new Promise<{ status: number | undefined; allow: string | undefined; body: string }>(
    (resolve, reject) => {
      const call = ask({ host: '127.0.0.1', port, method, path, headers }, (response) => {
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

test('FORM-10 where a form comes from reaches the application under another name', async () => {
  const from = { Origin: 'https://evil.example', 'X-Posted-From': 'http://127.0.0.1' }
  const { body } = await send('POST', '/inversores', from)
  expect(JSON.parse(body)).toEqual({ path: '/inversores', postedFrom: 'https://evil.example' })
})

test('FORM-10 nobody else says where a form comes from', async () => {
  const { body } = await send('POST', '/inversores', { 'X-Posted-From': 'http://127.0.0.1' })
  expect(JSON.parse(body)).toEqual({ path: '/inversores' })
})

test.each([
  ['/inversores?_data=routes/x', '/inversores'],
  ['/inversores?a=1&_data=&b=%3D?', '/inversores?a=1&b=%3D%3F'],
  ['/inversores?a=%3D&b=?', '/inversores?a=%3D&b=?'],
  ['/inversores', '/inversores'],
])('FORM-10 the framework is not asked by a parameter: %s', async (path, seen) => {
  expect(JSON.parse((await send('GET', path)).body)).toMatchObject({ path: seen })
})

test.each(['TRACE', 'PROPFIND', 'PURGE'])('FORM-10 no request is made of %s', async (method) => {
  const { status, allow } = await send(method, '/inversores')
  expect([status, allow]).toEqual([405, 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'])
})

test('FORM-10 an address that cannot be read is the sender’s fault', async () => {
  expect(await send('POST', '/inversores%zz')).toEqual({ status: 400, allow: undefined, body: '' })
})

test('FORM-10 a host that is none is the sender’s fault', async () => {
  expect((await send('GET', '/', { Host: 'a b' })).status).toBe(400)
})
