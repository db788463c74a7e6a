import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { createTrustCheck } from './client-address'
import { createLakeProxy } from './lake-proxy'
import { listen } from './testing/test-server'

/** Responds with the headers of the request. */
const echo = () =>
  createServer((request, response) => response.end(JSON.stringify(request.headers)))

test.each([
  ['the request has, not forged ones', [], undefined],
  ['a trusted proxy names', ['loopback'], { host: 'yapa.example', proto: 'https' }],
])('X-Forwarded-Host and -Proto are those that %s', async (_name, proxies, named) => {
  const lake = createLakeProxy(await listen(echo()), createTrustCheck(proxies))
  const site = await listen(createServer((request, response) => lake.forward(request, response)))
  const response = await fetch(`${site}/lake/v1/ping`, {
    headers: {
      'X-Forwarded-Host': 'yapa.example',
      'X-Forwarded-Proto': 'https',
      'X-Forwarded-Prefix': '/evil',
    },
  })
  const { host, proto } = named ?? { host: new URL(site).host, proto: 'http' }
  expect(await response.json()).toMatchObject({
    'x-forwarded-host': host,
    'x-forwarded-proto': proto,
    'x-forwarded-prefix': '/lake',
  })
})

test('forwards only the cookies of the lake (SAFE-02)', async () => {
  const lake = createLakeProxy(await listen(echo()), createTrustCheck([]))
  const site = await listen(createServer((request, response) => lake.forward(request, response)))
  const read = async (cookie: string) =>
    (await (await fetch(`${site}/lake/v1/ping`, { headers: { cookie } })).json()) as object
  expect(await read('preview=p; lake_session=s')).toHaveProperty('cookie', 'lake_session=s')
  expect(await read('preview=p')).not.toHaveProperty('cookie')
})
