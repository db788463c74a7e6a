import { expect, test } from 'vitest'
import { startLake } from './testing/start-lake'

const API = '/v2025-02-19/data'
const nest = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)

test('rejects values that are nested too deeply with 400 and logs nothing (SAFE-01)', async () => {
  const { origin, getToken, as, logged } = await startLake()
  const post = async (path: string, body: string) => {
    const headers = {
      Authorization: `Bearer ${getToken('editor')}`,
      'Content-Type': 'application/json',
    }
    const response = await fetch(origin + API + path, { method: 'POST', headers, body })
    return [response.status, await response.text()] as const
  }
  const create = (value: string) => `{"mutations":[{"create":{"_type":"a","b":${value}}}]}`
  for (const [path, body] of [
    ['/mutate/production', create(nest(50_000))],
    ['/mutate/production', create(nest(100))],
    ['/actions/production', `{"actions":[${nest(50_000)}]}`],
    ['/query/production', `{"query":"$a","params":{"a":${nest(50_000)}}}`],
  ] as const) {
    const [status, text] = await post(path, body)
    expect([path, status]).toEqual([path, 400])
    expect(text).toContain('nested more than 100 levels deep')
  }
  const query = new URLSearchParams({ query: '$a', $a: nest(1_000) })
  const asked = await fetch(`${origin}${API}/query/production?${query.toString()}`)
  expect(asked.status).toBe(400)

  const client = as('editor')
  await client.create({ _id: 'a', _type: 'a' })
  const path = Array.from({ length: 200 }, () => 'a').join('.')
  const patch = JSON.stringify({ mutations: [{ patch: { id: 'a', set: { [path]: 1 } } }] })
  const [status, text] = await post('/mutate/production', patch)
  expect([status, text]).toEqual([400, expect.stringContaining('nested more than 100 levels')])
  expect(logged).toEqual([])
})

test('names the missing feature when it rejects paths of the hosted service', async () => {
  const { origin } = await startLake()
  for (const [method, path, name] of [
    ['GET', '/hooks/projects/embedded', 'webhooks'],
    ['POST', '/hooks', 'webhooks'],
    ['PUT', '/aliases/live', 'aliases of datasets'],
    ['PATCH', '/projects/embedded/aliases/live/unlink', 'aliases of datasets'],
    ['PUT', '/projects/embedded/datasets/production/schemas', 'deployed schemas'],
  ] as const) {
    const response = await fetch(`${origin}/v2025-02-19${path}`, { method })
    expect(await response.json()).toEqual({
      ...{ statusCode: 400, error: 'Bad Request' },
      message: `The embedded Content Lake does not support ${name}: use the hosted service for them.`,
    })
  }
})

test('rejects HEAD for event streams, which would never end (SAFE-01)', async () => {
  const { origin } = await startLake()
  for (const path of ['/listen/production?query=*', '/live/events/production']) {
    const response = await fetch(origin + API + path, { method: 'HEAD' })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET'])
  }
})
