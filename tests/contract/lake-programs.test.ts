import { once } from 'node:events'
import { get } from 'node:http'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { collect } from './testing/event-log'
import { getRejection } from './testing/lake-client'
import { startLake } from './testing/start-lake'
import { createTempFolder } from 'content-lake/testing/temp-folder'

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

test('pages of a configured origin alone may read responses and errors, with credentials', async () => {
  const { origin } = await startWithAllowedOrigin()
  const plain = await startLake()
  const paths = [query, '/v1/datasets', '/v1/nothing', '/images/embedded/production/a.png']
  for (const path of paths) {
    const answer = await fetch(`${origin}${path}`, { headers: { origin: allowed } })
    expect(corsHeaders(answer), path).toMatchObject({
      'access-control-allow-origin': allowed,
      'access-control-allow-credentials': 'true',
    })
    expect(answer.headers.get('vary'), path).toContain('Origin')
  }
  const rejected = strangers.map((stranger) => [origin, stranger])
  for (const [lake, stranger = ''] of [...rejected, [plain.origin, allowed]]) {
    for (const method of ['GET', 'OPTIONS']) {
      const headers = { origin: stranger, 'access-control-request-method': 'POST' }
      const answer = await fetch(`${lake}${query}`, { method, headers })
      expect(corsHeaders(answer), `${method} from ${stranger}`).toEqual({})
    }
  }

  const headers = {
    origin: allowed,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'authorization,content-type,x-sanity-project-id',
  }
  const live = `${origin}/v2025-02-19/data/live/events/production`
  for (const url of [`${origin}/v1/data/mutate/production`, live]) {
    const answer = await fetch(url, { method: 'OPTIONS', headers })
    expect(answer.status).toBe(204)
    expect(corsHeaders(answer)).toEqual({
      'access-control-allow-origin': allowed,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': 'X-Sanity-Warning, Retry-After',
      'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
      'access-control-allow-headers': 'authorization,content-type,x-sanity-project-id',
      'access-control-max-age': '3600',
    })
  }
  // Older clients send this request, from any program, before they listen to live events.
  expect((await fetch(live, { method: 'OPTIONS' })).ok).toBe(true)
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

const password = 'una clave bien larga'
const file = () => Buffer.from('hola')

test('the configured project id applies to files, also older ones, management and grants', async () => {
  const folder = createTempFolder()
  const before = await startLake({ folder })
  const { _id } = await before.editor.assets.upload('file', Buffer.from('antes'))
  await before.stop()
  const lake = await startLake({ folder, projectId: 'blog7abc' })
  const { anonymous, origin, getToken, editor } = lake
  const old = await editor.getDocument<{ path: string; url: string }>(_id)
  expect(old?.path).toContain('/blog7abc/')
  expect(await (await fetch(old?.url ?? '')).text()).toBe('antes')
  const { path, url } = await editor.assets.upload('file', file(), { filename: 'a.txt' })
  expect(path).toMatch(/^files\/blog7abc\/production\//)
  expect(await (await fetch(url)).text()).toBe('hola')
  expect((await fetch(url.replace('blog7abc', 'embedded'))).status).toBe(404)

  expect(await editor.projects.getById('blog7abc')).toMatchObject({ id: 'blog7abc' })
  expect(await editor.projects.list()).toMatchObject([{ id: 'blog7abc' }])
  expect(await editor.fetch('sanity::projectId()')).toBe('blog7abc')
  const acl = (project: string) => ({ uri: `/projects/${project}/datasets/production/acl` })
  expect(await editor.request<unknown>(acl('blog7abc'))).toMatchObject([{ filter: /path/ }])
  for (const request of [
    editor.request(acl('embedded')),
    anonymous({ projectId: 'embedded' }).fetch('*'),
  ]) {
    expect(await getRejection(request)).toMatchObject({ statusCode: 404 })
  }
  const headers = { authorization: `Bearer ${getToken('administrator')}` }
  const tokens = await fetch(`${origin}/v1/projects/blog7abc/tokens`, { headers })
  expect(tokens.status).toBe(200)
})

test('asset URLs have the host of the request, in every response', async () => {
  const { as, origin, getToken, editor } = await startLake()
  const changes = collect(
    editor.listen('*[_type == "sanity.fileAsset"]', {}, { events: ['welcome', 'mutation'] }),
  )
  await changes.atLeast(1)
  const { _id, url, path } = await editor.assets.upload('file', file())
  expect(url).toBe(`${origin}/${path}`)
  const [, event] = await changes.atLeast(2)
  expect(event).toMatchObject({ result: { url } })
  const read = async (headers: Record<string, string>) => {
    const client = as('editor', { headers })
    const patch = client.patch(_id).set({ label: JSON.stringify(headers) })
    const authorization = `Bearer ${getToken('viewer')}`
    const request = { headers: { ...headers, authorization } }
    const history = `data/history/production/documents/${_id}`
    return [
      await client.fetch<string>('*[_id == $id][0].url', { id: _id }),
      (await client.getDocument(_id))?.url as unknown,
      (await patch.commit()).url as unknown,
      JSON.stringify(await (await fetch(`${origin}/v1/${history}`, request)).json()),
      await (await fetch(`${origin}/v1/data/export/production`, request)).text(),
    ]
  }
  const cases = [
    [{}, origin],
    [{ 'x-forwarded-host': 'example.test' }, 'https://example.test/lake'],
    [
      { 'x-forwarded-host': 'blog.test:8443', 'x-forwarded-proto': 'https' },
      'https://blog.test:8443',
    ],
    [{ 'x-forwarded-host': 'blog.test', 'x-forwarded-prefix': '/lake' }, 'http://blog.test/lake'],
    [{ 'x-forwarded-host': 'blog.test/"<' }, 'https://example.test/lake'],
    [{ 'x-forwarded-host': 'blog.test', 'x-forwarded-prefix': '//evil.test' }, 'http://blog.test'],
  ] as const
  for (const [headers, base] of cases) {
    for (const text of await read(headers)) expect(text).toContain(`${base}/${path}`)
  }
  const direct = get(`${origin}/v1/data/doc/production/${_id}`, {
    headers: { host: 'abc.api.blog.test' },
  })
  const [response] = (await once(direct, 'response')) as [AsyncIterable<Buffer>]
  let body = ''
  for await (const chunk of response) body += chunk.toString()
  expect(body).toContain(`"url":"http://abc.api.blog.test/${path}"`)
})

test('parameters without a value are absent, in queries and listeners', async () => {
  const { editor } = await startLake()
  const query = '*[_type == $type]'
  const params = { type: 'page', unused: undefined }
  const changes = collect(editor.listen(query, params, { events: ['welcome', 'mutation'] }))
  await changes.atLeast(1)
  await editor.create({ _id: 'a', _type: 'page' })
  expect(await editor.fetch(`${query}._id`, params)).toEqual(['a'])
  expect(await editor.fetch(`${query}._id // ${'x'.repeat(12_000)}`, params)).toEqual(['a'])
  expect(await changes.atLeast(2)).toMatchObject([{ type: 'welcome' }, { documentId: 'a' }])
  const missing = await getRejection(editor.fetch(query, { type: undefined }))
  expect(missing.message).toContain('param $type referenced, but not provided')
})

test('a Studio of an allowed origin finds the sign-in, which redirects back to it', async () => {
  const { lake, origin, getToken } = await startLake({ allowedOrigins: [allowed] })
  const account = { email: 'ana@example.test', name: 'Ana', role: 'editor' as const, password }
  await lake.context.accounts.createUser(account)
  const api = `${origin}/v2021-06-07`
  const getJson = async (path: string, headers: Record<string, string> = {}) =>
    (await (
      await fetch(`${api}${path}`, { headers: { origin: allowed, ...headers } })
    ).json()) as unknown
  expect(await getJson('/auth/providers')).toEqual({
    providers: [{ name: 'local', title: 'Correo y contraseña', url: `${origin}/login` }],
  })
  expect(
    await getJson('/auth/providers', {
      'x-forwarded-host': 'a.test',
      'x-forwarded-proto': 'https',
    }),
  ).toMatchObject({ providers: [{ url: 'https://a.test/login' }] })
  const signIn = (returnUrl: string, sender = origin) =>
    fetch(`${origin}/login`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: sender },
      body: new URLSearchParams({ origin: returnUrl, email: account.email, password }),
    })
  const page = await fetch(`${origin}/login?origin=${encodeURIComponent(`${allowed}/x`)}&type=dual`)
  expect(page.headers.get('content-security-policy')).toContain(`form-action 'self' ${allowed};`)

  const location = (await signIn(`${allowed}/structure`)).headers.get('location') ?? ''
  expect(location).toMatch(new RegExp(`^${allowed}/structure#sid=`))
  const authorization = `Bearer ${getToken('editor')}`
  expect(await getJson('/auth/id', { authorization })).toEqual({ id: expect.any(String) as string })
  expect(await getJson('/auth/id')).toEqual({})

  expect((await signIn('https://evil.example/')).status).toBe(400)
  expect((await signIn(allowed.replace('https', 'http'))).status).toBe(400)
  // The sign-in page itself is never on another origin.
  expect((await signIn(allowed, allowed)).status).toBe(403)
})
