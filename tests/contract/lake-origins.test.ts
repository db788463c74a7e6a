import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { startLake } from './start-lake'

const own = 'https://example.test'
const guest = 'https://studio.example.org'
const strangers = [
  'https://evil.example',
  'null',
  `${guest}.evil.example`,
  'http://studio.example.org',
]
const query = '/v2025-02-19/data/query/production?query=*'

const startWithGuest = () => startLake({ allowedOrigins: [guest] })

/** What an answer permits browsers, and nothing else of it. */
const permissions = ({ headers }: Response) =>
  Object.fromEntries([...headers].filter(([name]) => name.startsWith('access-control-')))

test('pages of a configured origin read answers, refusals too, with credentials', async () => {
  const { origin } = await startWithGuest()
  const paths = [query, '/v1/datasets', '/v1/nothing', '/images/embedded/production/a.png']
  for (const path of paths) {
    const answer = await fetch(`${origin}${path}`, { headers: { origin: guest } })
    expect(permissions(answer), path).toMatchObject({
      'access-control-allow-origin': guest,
      'access-control-allow-credentials': 'true',
    })
    expect(answer.headers.get('vary'), path).toContain('Origin')
  }
})

test('what they ask beforehand is answered with what they may send', async () => {
  const { origin } = await startWithGuest()
  const headers = {
    origin: guest,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'authorization,content-type,x-sanity-project-id',
  }
  const answer = await fetch(`${origin}/v1/data/mutate/production`, { method: 'OPTIONS', headers })
  expect(answer.status).toBe(204)
  expect(permissions(answer)).toEqual({
    'access-control-allow-origin': guest,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': 'X-Sanity-Warning, Retry-After',
    'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
    'access-control-allow-headers': 'authorization,content-type,x-sanity-project-id',
    'access-control-max-age': '3600',
  })
})

test('pages of any other origin are permitted nothing, and by default that is every one', async () => {
  const [withGuest, plain] = [await startWithGuest(), await startLake()]
  const asked = [
    ...strangers.map((stranger) => [withGuest.origin, stranger] as const),
    [plain.origin, guest] as const,
  ]
  for (const [lake, origin] of asked) {
    for (const method of ['GET', 'OPTIONS']) {
      const headers = { origin, 'access-control-request-method': 'POST' }
      const answer = await fetch(`${lake}${query}`, { method, headers })
      expect(permissions(answer), `${method} from ${origin}`).toEqual({})
    }
  }
})

test('check/cors tells the truth', async () => {
  const { origin: lake } = await startWithGuest()
  const check = async (origin?: string) => {
    const headers = origin === undefined ? {} : { origin }
    const answer = await fetch(`${lake}/v2025-02-19/check/cors`, { headers })
    return (await answer.json()) as unknown
  }
  const result = (allowed: boolean) => ({ result: { allowed, withCredentials: allowed } })
  for (const origin of [undefined, own, guest]) expect(await check(origin)).toEqual(result(true))
  for (const origin of strangers) expect(await check(origin)).toEqual(result(false))
})

test.each(['/v1/mux', '/v2022-06-30/socket/production'])(
  'a socket at %s opens for pages of our own and of configured origins, and for programs',
  async (path) => {
    const { origin: lake } = await startWithGuest()
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
    for (const origin of [undefined, own, guest]) expect(await outcome(origin)).toBe(101)
    for (const origin of strangers) expect(await outcome(origin), origin).toBe(403)
  },
)
