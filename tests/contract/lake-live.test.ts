import type { ClientPerspective, LiveEvent, Mutation, SanityClient } from '@sanity/client'
import { expect, test } from 'vitest'
import { collect } from './testing/event-log'
import { randomFrom, type Random } from './testing/random'
import { startLake } from './testing/start-lake'
import { createTempFolder } from './testing/temp-folder'
import { readText } from './testing/text-stream'

type Params = Readonly<Record<string, unknown>>

const fetchFull = (client: SanityClient, query: string, params: Params = {}) =>
  client.fetch<unknown>(query, params, { filterResponse: false })

const isMessage = (event: LiveEvent) => event.type === 'message'

/** Writes, and returns the tags of the live event. */
async function createTagReader(client: SanityClient) {
  const log = collect(client.live.events({ includeDrafts: true }))
  await log.atLeast(1)
  return async (write: () => Promise<unknown>): Promise<readonly string[]> => {
    const known = log.values.length
    await write()
    const events = await log.atLeast(known + 1)
    return events.slice(known).flatMap((event) => (isMessage(event) ? event.tags : []))
  }
}

const page = (slug: string, fields: object = {}) => ({
  _id: slug,
  _type: 'page',
  slug: { _type: 'slug', current: slug },
  ...fields,
})

test('a change concerns only the queries whose result it can affect', async () => {
  const { as } = await startLake()
  const client = as('editor')
  const ana = { _type: 'reference', _ref: 'ana' }
  const documents: Mutation[] = [
    { create: { _id: 'ana', _type: 'author', name: 'Ana' } },
    { create: { _id: 'blas', _type: 'author', name: 'Blas' } },
    { create: page('uno', { lang: 'es', author: ana }) },
    { create: page('dos', { lang: 'es' }) },
  ]
  await client.mutate(documents)
  const bySlug = '*[_type == "page" && lang == "es" && slug.current == $slug][0]{..., author->}'
  const queries = {
    uno: fetchFull(client, bySlug, { slug: 'uno' }),
    dos: fetchFull(client, bySlug, { slug: 'dos' }),
    future: fetchFull(client, '*[slug.current == "tres"]'),
    byId: fetchFull(client, '*[_id == $id][0]', { id: 'dos' }),
    byReference: fetchFull(client, '*[author._ref == "ana"]._id'),
    pages: fetchFull(client, '*[_type == "page"]._id'),
    authors: fetchFull(client, '*[_type in ["author"]]{name}'),
    count: fetchFull(client, 'count(*)'),
  }
  const results = await Promise.all(
    Object.entries(queries).map(async ([name, result]) => ({ name, ...(await result) })),
  )
  const write = await createTagReader(client)
  const affectedBy = async (change: () => Promise<unknown>) => {
    const tags = await write(change)
    return results
      .filter(({ syncTags }) => syncTags?.some((tag) => tags.includes(tag)))
      .map(({ name }) => name)
  }

  expect(await affectedBy(() => client.patch('dos').set({ title: 'x' }).commit())).toEqual([
    'uno',
    'dos',
    ...['future', 'byId', 'byReference', 'pages', 'count'],
  ])
  const rename = () => client.patch('ana').set({ name: 'Ana María' }).commit()
  expect(await affectedBy(rename)).toEqual(['uno', 'future', 'byReference', 'authors', 'count'])
  const renameOther = () => client.patch('blas').set({ name: 'Blas B.' }).commit()
  expect(await affectedBy(renameOther)).toEqual([...['future', 'byReference', 'authors', 'count']])
  expect(await affectedBy(() => client.create(page('tres')))).toEqual([
    ...['uno', 'dos', 'future', 'byReference', 'pages', 'count'],
  ])
})

const layers = ['', 'drafts.', 'versions.r1.'] as const
const queries = [
  '*[_type == "post"]{title, "tag": tag->label}',
  '*[_type == "post" && slug.current == "a"][0]{title, tag->{label, "parent": parent->label}}',
  '*[slug.current == "b" && _type == "post"]{_id, title}',
  '*[slug.current in ["a", "c"]]{_id}',
  '*[_id == "one"][0]',
  '*[_id in ["two", "three"]]{_id, slug, tag->}',
  '*[tag._ref == "t1"]._id',
  '*[size == 1 || slug.current == "c"]._id',
  'count(*[_type == "tag" && references("t1")])',
  '*[_type == "tag"]{label, "posts": *[_type == "post" && tag._ref == ^._id]._id}',
  '{"first": *[_type == "post"] | order(title)[0].title, "b": *[size == 2][0].title}',
  '*[_type == "post" && tag->label == "x"]._id',
  '*[_type == "post" && size == 1 && slug.current == "a"]{title}',
]

function randomChange(random: Random): Mutation {
  const layer = random.pick(layers)
  const weak = (id: string) => ({ _type: 'reference', _ref: id, _weak: true })
  if (random.chance(0.25)) return { delete: { id: layer + random.pick(['one', 'two', 't1']) } }
  if (random.chance(0.3)) {
    const label = random.pick(['x', 'y'])
    const parent = weak(random.pick(['t1', 't2']))
    return {
      createOrReplace: { _id: layer + random.pick(['t1', 't2']), _type: 'tag', label, parent },
    }
  }
  const fields = {
    title: random.pick(['A', 'B', 'C']),
    size: random.below(3),
    slug: { current: random.pick(['a', 'b', 'c', 'd']) },
    tag: weak(random.pick(['t1', 't2', 't3'])),
  }
  const _id = layer + random.pick(['one', 'two', 'three'])
  return { createOrReplace: { _id, _type: 'post', ...fields } }
}

test(
  'a client that follows the tags never shows an old result of random changes',
  { timeout: 60_000 },
  async () => {
    const random = randomFrom(1)
    const { as } = await startLake()
    const client = as('editor')
    const perspectives: ClientPerspective[] = ['published', 'drafts', 'raw', ['r1', 'drafts']]
    const views = perspectives.flatMap((perspective) =>
      queries.map((query) => ({ query, reader: client.withConfig({ perspective }) })),
    )
    const read = ({ query, reader }: (typeof views)[number]) => fetchFull(reader, query)
    let cached = await Promise.all(views.map(read))
    const write = await createTagReader(client)
    let skipped = 0
    for (let round = 0; round < 25; round += 1) {
      // A transaction that deletes what does not exist sends no event.
      const marker: Mutation = { createOrReplace: { _id: 'round', _type: 'marker', round } }
      const changes = [randomChange(random), ...(random.chance(0.3) ? [randomChange(random)] : [])]
      const tags = await write(() => client.mutate([marker, ...changes]))
      const fresh = await Promise.all(views.map(read))
      fresh.forEach(({ result }, index) => {
        const shown = cached[index]
        if (shown?.syncTags?.some((tag) => tags.includes(tag))) return
        skipped += 1
        expect({ ...views[index], result: shown?.result }).toEqual({ ...views[index], result })
      })
      cached = fresh
    }
    expect(skipped).toBeGreaterThan(200)
  },
)

test('a query with the id of a live event sees its change', async () => {
  const { as } = await startLake()
  const client = as('editor')
  const log = collect(client.live.events({ includeDrafts: true }))
  await log.atLeast(1)
  for (let n = 0; n < 20; n += 1) {
    const write = client.createOrReplace({ _id: 'a', _type: 'page', n })
    const event = (await log.atLeast(n + 2)).at(-1)
    const lastLiveEventId = event !== undefined && 'id' in event ? event.id : ''
    expect(await client.fetch('*[_id == "a"][0].n', {}, { lastLiveEventId })).toBe(n)
    await write
  }
})

test('a reader that missed events repeats all queries, also after a restart', async () => {
  const folder = createTempFolder()
  const first = await startLake({ folder })
  const client = first.as('editor')
  const commit = (id: string, _id: string) =>
    client.mutate([{ createOrReplace: { _id, _type: 'page' } }], { transactionId: id })
  await commit('t1', 'a')
  await commit('t2', 'drafts.b')
  await commit('t3', 'b')
  await first.stop()

  const { as, origin } = await startLake({ folder })
  const open = async (lastEventId: string) => {
    const url = `${origin}/v2025-02-19/data/live/events/production`
    return readText(await fetch(url, { headers: { 'Last-Event-ID': lastEventId } }))
  }
  const behind = await open('t1')
  expect(await behind.until(/event: restart/)).not.toContain('t2')
  await behind.cancel()
  const upToDate = await open('t3')
  await as('editor').create({ _type: 'page' })
  expect(await upToDate.until(/"tags"/)).not.toContain('restart')
  await upToDate.cancel()
})
