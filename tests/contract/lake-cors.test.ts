import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { startLake } from './testing/start-lake'

const sameOrigin = 'https://example.test'
const allowed = 'https://studio.example.org'
const strangers = [
  'https://evil.example',
  'null',
  `${allowed}.evil.example`,
  'http://studio.example.org',
]
const query = '/v2025-02-19/data/query/production?query=*'

const startWithAllowedOrigin = () => startLake({ allowedOrigins: [allowed] })

/** The CORS headers of a response. */
const corsHeaders = ({ headers }: Response) =>
  Object.fromEntries([...headers].filter(([name]) => name.startsWith('access-control-')))

test('pages of a configured origin may read responses and errors, with credentials', async () => {
  const { origin } = await startWithAllowedOrigin()
  const paths = [query, '/v1/datasets', '/v1/nothing', '/images/embedded/production/a.png']
  for (const path of paths) {
    const answer = await fetch(`${origin}${path}`, { headers: { origin: allowed } })
    expect(corsHeaders(answer), path).toMatchObject({
      'access-control-allow-origin': allowed,
      'access-control-allow-credentials': 'true',
    })
    expect(answer.headers.get('vary'), path).toContain('Origin')
  }
})

test('a preflight request of a configured origin gets the allowed methods and headers', async () => {
  const { origin } = await startWithAllowedOrigin()
  const headers = {
    origin: allowed,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'authorization,content-type,x-sanity-project-id',
  }
  const answer = await fetch(`${origin}/v1/data/mutate/production`, { method: 'OPTIONS', headers })
  expect(answer.status).toBe(204)
  expect(corsHeaders(answer)).toEqual({
    'access-control-allow-origin': allowed,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': 'X-Sanity-Warning, Retry-After',
    'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
    'access-control-allow-headers': 'authorization,content-type,x-sanity-project-id',
    'access-control-max-age': '3600',
  })
})

test('other origins get no CORS headers; by default no origin does', async () => {
  const [configured, plain] = [await startWithAllowedOrigin(), await startLake()]
  const requests = [
    ...strangers.map((stranger) => [configured.origin, stranger] as const),
    [plain.origin, allowed] as const,
  ]
  for (const [lake, origin] of requests) {
    for (const method of ['GET', 'OPTIONS']) {
      const headers = { origin, 'access-control-request-method': 'POST' }
      const answer = await fetch(`${lake}${query}`, { method, headers })
      expect(corsHeaders(answer), `${method} from ${origin}`).toEqual({})
    }
  }
})

test.each(['/v1/mux', '/v2022-06-30/socket/production'])(
  'a socket at %s opens for the site, configured origins and non-browsers',
  async (path) => {
    const { origin: lake } = await startWithAllowedOrigin()
    const outcome = (origin?: string) =>
      new Promise<number>((resolve, reject) => {
        const address = `${lake.replace('http', 'ws')}${path}`
        const socket = new WebSocket(address, origin === undefined ? {} : { origin })
        socket.on('open', () => {
          socket.terminate()
          resolve(101)
        })
        socket.on('unexpected-response', (_request, { statusCode = 0 }) => resolve(statusCode))
        socket.on('error', reject)
      })
    for (const origin of [undefined, sameOrigin, allowed]) expect(await outcome(origin)).toBe(101)
    for (const origin of strangers) expect(await outcome(origin), origin).toBe(403)
  },
)
