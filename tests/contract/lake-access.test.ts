import { expect, test } from 'vitest'
import { getRejection } from './testing/lake-client'
import { startLake } from './testing/start-lake'

const secret = 'no debe verse'
const publicIds = ['a', 'b']
const privateIds = ['drafts.a', 'drafts.n', 'versions.r.a', 'request.1']

async function startWithSecrets() {
  const lake = await startLake()
  const editor = lake.as('editor')
  const creation = editor.transaction().create({
    _id: 'b',
    _type: 'page',
    link: { _type: 'reference', _ref: 'request.1', _weak: true },
  })
  creation.create({ _id: 'a', _type: 'page' })
  for (const _id of privateIds) creation.create({ _id, _type: 'page', secret })
  const { transactionId } = await creation.commit()
  const visitor = lake.anonymous()
  return { ...lake, editor, visitor, transactionId }
}

test.each(['published', 'drafts', 'previewDrafts', 'raw', ['r', 'drafts']] as const)(
  'anonymous callers see only public documents in perspective %s',
  async (perspective) => {
    const { visitor } = await startWithSecrets()
    const fetch = (query: string) =>
      visitor.fetch<unknown>(
        query,
        {},
        { perspective: typeof perspective === 'string' ? perspective : [...perspective] },
      )
    expect(await fetch('*[] | order(_id) ._id')).toEqual(publicIds)
    expect(await fetch('*[_id == "b"][0].link->')).toBeNull()
    expect(await fetch('count(*[references("request.1")])')).toBe(1)
    expect(await fetch('*[secret match "ver*"]')).toEqual([])
    expect(await fetch('*[_type == "page"].secret')).toEqual([null, null])
    expect(await fetch('count(*[_id in path("request.*") || _id in path("drafts.**")])')).toBe(0)
    expect(await fetch('{"all": *, "one": *[_id == "drafts.a"][0]}.one')).toBeNull()
  },
)

test('anonymous callers cannot tell a private document from a missing one', async () => {
  const { visitor, origin } = await startWithSecrets()
  expect(await visitor.getDocuments([...publicIds, ...privateIds, 'nobody'])).toMatchObject([
    { _id: 'a' },
    { _id: 'b' },
    null,
    null,
    null,
    null,
    null,
  ])
  const read = async (ids: string, search = '') => {
    const response = await fetch(`${origin}/v1/data/doc/production/${ids}${search}`)
    const text = await response.text()
    expect(text).not.toContain(secret)
    return JSON.parse(text) as unknown
  }
  expect(await read('request.1,nobody,a', '?excludeContent=true')).toEqual({
    documents: [],
    omitted: [
      { id: 'request.1', reason: 'existence' },
      { id: 'nobody', reason: 'existence' },
    ],
  })
  const exported = await fetch(`${origin}/v1/data/export/production`)
  const lines = (await exported.text()).trim().split('\n')
  expect(lines.map((line) => (JSON.parse(line) as { _id: string })._id)).toEqual(publicIds)
})

test.each([
  'data/history/production/transactions/a,drafts.a',
  'data/history/production/documents/drafts.a?lastRevision=true',
  'data/history/production/events/documents/a',
  'data/live/events/production?includeDrafts=true',
  'projects/embedded',
  'projects/embedded/datasets',
  'datasets',
  'users/someone',
])('anonymous callers get 401: %s', async (path) => {
  const { origin } = await startWithSecrets()
  const response = await fetch(`${origin}/v2025-02-19/${path}`)
  expect([response.status, await response.json()]).toMatchObject([401, { statusCode: 401 }])
})

test('anonymous callers and viewers cannot write', async () => {
  const { visitor, as, editor } = await startWithSecrets()
  for (const client of [visitor, as('viewer')]) {
    const writes = [
      client.create({ _id: 'z', _type: 'page' }),
      client.patch('a').set({ x: 1 }).commit(),
      client.delete('nobody'),
      client.delete({ query: '*' }),
      client.patch('a').set({ x: 1 }).commit({ dryRun: true }),
      client.action({
        actionType: 'sanity.action.document.publish',
        draftId: 'drafts.a',
        publishedId: 'a',
      }),
    ]
    for (const write of writes) {
      const error = await getRejection(write)
      expect([error.statusCode, error.details]).toMatchObject([
        403,
        { items: [{ error: { type: 'insufficientPermissionsError' } }] },
      ])
      expect(JSON.stringify(error.responseBody)).not.toContain(secret)
    }
    const upload = client.assets.upload('file', Buffer.from('x'), { filename: 'x.txt' })
    expect([401, 403]).toContain((await getRejection(upload)).statusCode)
  }
  const ids = await editor.fetch<string[]>('*[] | order(_id) ._id', {}, { perspective: 'raw' })
  expect(ids).toEqual([...publicIds, ...privateIds].sort())
})

test('an unknown token gets 401 from every endpoint', async () => {
  const { anonymous, origin } = await startWithSecrets()
  const stranger = anonymous({ token: 'a-token-that-was-never-issued-0000' })
  const requests = [
    stranger.fetch('*'),
    stranger.getDocument('a'),
    stranger.create({ _type: 'page' }),
    stranger.users.getById('me'),
  ]
  for (const error of await Promise.all(requests.map(getRejection))) {
    expect(error.statusCode).toBe(401)
  }
  const listen = await fetch(`${origin}/v1/data/listen/production?query=*`, {
    headers: { authorization: 'Bearer wrong' },
  })
  expect(listen.status).toBe(401)
})

test('grants list the permissions of each role', async () => {
  const { as, anonymous } = await startLake()
  const url = '/projects/embedded/datasets/production/acl'
  const grants = (client: ReturnType<typeof as>) =>
    client.request<{ permissions: string[] }[]>({ url, withCredentials: false })
  expect((await grants(as('administrator')))[0]?.permissions).toContain('manage')
  expect((await grants(as('editor')))[0]?.permissions).toContain('update')
  expect((await grants(as('viewer')))[0]?.permissions).toEqual(['read', 'history'])
  expect(await grants(anonymous())).toEqual([{ filter: '_id in path("*")', permissions: ['read'] }])
})
