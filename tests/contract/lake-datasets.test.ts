import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { SanityClient } from '@sanity/client'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { createLake } from 'content-lake/server'
import { getRejection, PROJECT } from './testing/lake-client'
import { joinPresence, rpc } from './testing/presence'
import { openSocket } from './testing/socket'
import { startLake } from './testing/start-lake'
import { readText } from './testing/text-stream'

/** Starts a lake with a second dataset, `staging`, and clients of both for an administrator. */
async function startWithStaging() {
  const lake = await startLake()
  const production = lake.as('administrator', { perspective: 'raw' })
  await production.datasets.create('staging', { aclMode: 'public' })
  return { ...lake, production, staging: production.withConfig({ dataset: 'staging' }) }
}

/** Requests a copy as Sanity's CLI does. */
const requestCopy = (
  client: SanityClient,
  source: string,
  targetDataset: string,
  skipHistory = true,
) =>
  client.request<{ jobId: string }>({
    method: 'PUT',
    uri: `/datasets/${source}/copy`,
    body: { targetDataset, skipHistory },
  })

async function copy(client: SanityClient, source: string, target: string) {
  const { jobId } = await requestCopy(client, source, target)
  return client.request<string>({ uri: `/jobs/${jobId}/listen` })
}

test('datasets keep their documents and assets apart, also after a restart', async () => {
  const { origin, production, staging, dir, stop } = await startWithStaging()
  const red = { create: { width: 4, height: 4, channels: 3, background: 'red' } } as const
  const bytes = await sharp(red).png().toBuffer()
  const { path: imagePath, url } = await staging.assets.upload('image', bytes)
  expect(url).toBe(`${origin}/${imagePath}`)
  expect(imagePath).toContain(`images/${PROJECT}/staging/`)
  expect((await fetch(`${origin}/${imagePath}?w=2`)).status).toBe(200)
  const inProduction = imagePath.replace('/staging/', '/production/')
  expect((await fetch(`${origin}/${inProduction}`)).status).toBe(404)
  expect(await production.fetch('count(*)')).toBe(0)
  await production.create({ _id: 'a', _type: 'page', title: 'uno' })
  await staging.create({ _id: 'a', _type: 'page', title: 'dos' })
  const query = '{"title": *[_id == "a"][0].title, "dataset": sanity::dataset()}'
  const first = { title: 'uno', dataset: 'production' }
  const second = { title: 'dos', dataset: 'staging' }
  expect(await production.fetch(query)).toEqual(first)
  expect(await staging.fetch(query)).toEqual(second)
  await stop()

  const again = await startLake({ folder: dir })
  expect(await again.anonymous().fetch(query)).toEqual(first)
  expect(await again.anonymous({ dataset: 'staging' }).fetch(query)).toEqual(second)
  expect(await again.as('viewer').datasets.list()).toMatchObject([
    { name: 'production', aclMode: 'public' },
    { name: 'staging', aclMode: 'public', createdAt: expect.any(String) as string },
  ])
})

test('datasets send events and presence of their own only', async () => {
  const { production, staging, origin, getToken } = await startWithStaging()
  const token = getToken('viewer')
  const [first, second] = [await joinPresence(origin, token), await joinPresence(origin, token)]
  const inStaging = await joinPresence(origin, token, 'staging')
  const socket = await openSocket(origin, '/v1/mux')
  for (const id of ['production', 'staging']) {
    socket.send({ op: 'open', id, url: `/lake/v1/data/listen/${id}?query=*` })
  }
  await socket.atLeast(4)
  await production.create({ _id: 'here', _type: 'page' })
  await staging.create({ _id: 'there', _type: 'page' })
  expect((await socket.atLeast(6)).slice(4)).toMatchObject([
    { id: 'production', data: expect.stringContaining('"documentId":"here"') as string },
    { id: 'staging', data: expect.stringContaining('"documentId":"there"') as string },
  ])
  first.send(rpc(3, 'presence_rollcall', { session: 's1' }))
  expect((await second.atLeast(3))[2]).toMatchObject({ method: 'presence_subscription' })
  inStaging.send(rpc(3, 'presence_unsubscribe', { subscriptionId: 'none' }))
  expect((await inStaging.atLeast(3))[2]).toMatchObject({ id: 3, result: {} })
})

test('datasets cannot be created or copied with a malformed or a used name', async () => {
  const { production } = await startWithStaging()
  const create = (name: string) => production.request({ method: 'PUT', uri: `/datasets/${name}` })
  const copyTo = (name: string, skipHistory = true) =>
    requestCopy(production, 'production', name, skipHistory)
  const used = 'Dataset "production" already exists'
  const cases = [
    [create('A'), 400, 'Dataset name "A" is not valid: use 2 to 64 lowercase letters'],
    [create('with.dot'), 400, 'is not valid'],
    [create('staging-'), 400, 'is not valid'],
    [create('production'), 409, used],
    [copyTo('production'), 409, used],
    [copyTo('B'), 400, 'is not valid'],
    [copyTo('copia', false), 400, 'does not support copies with history'],
    [requestCopy(production, 'gone', 'copia'), 404, 'Dataset "gone" not found'],
  ] as const
  const rejections = await Promise.all(cases.map(([request]) => getRejection(request)))
  expect(rejections.map(({ statusCode, message }) => [statusCode, message])).toEqual(
    cases.map(([, status, message]) => [status, expect.stringContaining(message) as unknown]),
  )
})

test('datasets are deleted with all of their content, except the dataset of the site', async () => {
  const { dir, origin, production, staging } = await startWithStaging()
  await staging.create({ _id: 'secret', _type: 'page', text: 'Marca' })
  const stream = readText(await fetch(`${origin}/v1/data/listen/staging?query=*`))
  await stream.until(/event: welcome/)
  expect(await production.datasets.delete('staging')).toEqual({ deleted: true })
  // Broken, so that readers find a successor.
  await expect(stream.until(/never/)).rejects.toThrow()
  expect((await getRejection(staging.fetch('*'))).statusCode).toBe(404)
  await expect.poll(() => readdirSync(path.join(dir, 'datasets'))).toEqual([])
  const rejection = await getRejection(production.datasets.delete('production'))
  expect(rejection.statusCode).toBe(409)
  expect(rejection.message).toContain('set SANITY_DATASET to another one')
})

test('a lake starts with another dataset, and the first one can be deleted', async () => {
  const { dir, production, stop } = await startWithStaging()
  await production.create({ _id: 'note.b', _type: 'note', text: 'MarcaDePrueba' })
  await production.assets.upload('file', Buffer.from('hola'), { filename: 'a.txt' })
  const { token = '' } = production.config()
  await stop()
  const options = { dir, projectId: PROJECT, publicUrl: 'http://x.test' }
  expect(() => createLake({ ...options, dataset: 'stagin' })).toThrow(
    /no dataset "stagin" \(SANITY_DATASET\).*production, staging/,
  )
  const lake = createLake({ ...options, dataset: 'staging' })
  onTestFinished(() => lake.close())
  const { port } = await lake.listen(0)
  const client = production.withConfig({ apiHost: `http://127.0.0.1:${port}`, token })
  await client.datasets.delete('production')
  expect(await client.datasets.list()).toMatchObject([{ name: 'staging' }])
  expect(await client.withConfig({ dataset: 'staging' }).fetch('count(*)')).toBe(0)
  expect(readdirSync(path.join(dir, 'assets/files'))).toEqual([])
  const files = ['lake.sqlite', 'lake.sqlite-wal'].map((name) => path.join(dir, name))
  const bytes = files.filter((file) => existsSync(file)).map((file) => readFileSync(file))
  expect(Buffer.concat(bytes).includes('MarcaDePrueba')).toBe(false)
  await client.datasets.create('production', { aclMode: 'public' })
  expect(await client.fetch('count(*)')).toBe(0)
})

test('a private dataset requires a token, except for its assets (DATA-01)', async () => {
  const { origin, production, staging, anonymous, as } = await startWithStaging()
  await staging.create({ _id: 'a', _type: 'page' })
  const { path: filePath } = await staging.assets.upload('file', Buffer.from('hola'))
  const stream = readText(await fetch(`${origin}/v1/data/listen/staging?query=*`))
  await stream.until(/event: welcome/)
  await production.datasets.edit('staging', { aclMode: 'private' })
  await staging.create({ _id: 'b', _type: 'page' })
  expect(await stream.until(/never/), 'ends open streams').not.toContain('mutation')
  const visitor = anonymous({ dataset: 'staging' })
  const requests = [
    visitor.fetch('*'),
    visitor.getDocument('a'),
    visitor.request({ uri: '/data/export/staging' }),
    visitor.request({ uri: '/data/listen/staging?query=*' }),
    visitor.request({ uri: '/data/live/events/staging' }),
    visitor.request({ uri: '/data/ping/staging' }),
  ]
  for (const { statusCode, message } of await Promise.all(requests.map(getRejection))) {
    expect(statusCode).toBe(401)
    expect(message).toContain('The dataset "staging" is private: reading it needs a token')
  }
  const acl = '/projects/embedded/datasets/staging/acl'
  expect(await visitor.request({ uri: acl })).toEqual([])
  expect(await as('viewer', { dataset: 'staging' }).fetch('*[]._id')).toContain('a')
  expect((await fetch(`${origin}/${filePath}`)).status).toBe(200)
  await production.datasets.edit('staging', { aclMode: 'public' })
  expect(await visitor.fetch('count(*[_id == "a"])')).toBe(1)
})

test('a copy has content and visibility of its source, no history, and changes alone', async () => {
  const { production, origin, anonymous } = await startWithStaging()
  const file = await production.assets.upload('file', Buffer.from('hola'), { filename: 'a.txt' })
  await production.create({ _id: 'a', _type: 'page', title: 'uno' })
  await production.patch('a').set({ title: 'dos' }).commit()
  await production.create({ _id: 'drafts.a', _type: 'page', title: 'tres' })
  expect(await copy(production, 'production', 'copia')).toContain('"state":"completed"')
  const copied = production.withConfig({ dataset: 'copia' })
  expect(await copied.fetch('*[!(_id match "file*")]{_id, title}')).toEqual([
    { _id: 'a', title: 'dos' },
    { _id: 'drafts.a', title: 'tres' },
  ])
  const uri = '/data/history/copia/transactions/a?excludeContent=true'
  const history = await copied.request<string>({ uri })
  expect(history.trim().split('\n')).toHaveLength(1)
  const inCopy = await copied.getDocument<{ path: string; url: string }>(file._id)
  expect(inCopy?.path).toBe(file.path.replace('/production/', '/copia/'))
  expect(inCopy?.url).toContain(`/${String(inCopy?.path)}`)
  expect(await (await fetch(`${origin}/${String(inCopy?.path)}`)).text()).toBe('hola')

  await copied.patch('a').set({ title: 'cuatro' }).commit()
  expect(await production.getDocument('a')).toMatchObject({ title: 'dos' })
  expect(await anonymous({ dataset: 'copia' }).fetch('*[_id == "a"].title')).toEqual(['cuatro'])

  await production.datasets.edit('production', { aclMode: 'private' })
  await copy(production, 'production', 'otra')
  expect((await production.datasets.list()).map(({ name, aclMode }) => [name, aclMode])).toEqual([
    ...[
      ['copia', 'public'],
      ['otra', 'private'],
      ['production', 'private'],
    ],
    ['staging', 'public'],
  ])
})
