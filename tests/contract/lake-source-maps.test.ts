import type { ClientPerspective, ContentSourceMap } from '@sanity/client'
import { beforeAll, expect, test } from 'vitest'
import { getRejection } from './testing/lake-client'
import { afterFile, startLake } from './testing/start-lake'

const onCleanUp = afterFile()
let lake: Awaited<ReturnType<typeof startLake>>
const ref = (id: string) => ({ _type: 'reference', _ref: id, _weak: true })
const block = (_key: string, text: string) => ({
  _key,
  _type: 'block',
  children: [{ _key: `${_key}1`, _type: 'span', text }],
})

beforeAll(async () => {
  lake = await startLake({ onCleanUp })
  const creation = lake.as('editor').transaction()
  const page = { _type: 'page', body: [block('b1', 'Un texto')], author: ref('ana') }
  creation.create({ ...page, _id: 'home', title: 'Inicio' })
  creation.create({ ...page, _id: 'drafts.home', title: 'Inicio nuevo', secretNote: 'A revisar' })
  creation.create({ ...page, _id: 'versions.r1.home', title: 'Inicio de verano' })
  creation.create({ _id: 'ana', _type: 'person', name: 'Ana Paz' })
  creation.create({ _id: 'drafts.ana', _type: 'person', name: 'Ana María Paz' })
  creation.create({ _id: 'investorRequest.k1', _type: 'page', title: 'Inicio' })
  await creation.commit()
})

const query = `*[_type == "page" && _id == "home"][0]{
  _id, "heading": title, body, "by": author->name, "first": body[0].children[0].text
}`

async function fetchMap(perspective: ClientPerspective, style: 'withKeyArraySelector' | true) {
  const options = { perspective, resultSourceMap: style, filterResponse: false } as const
  return await lake.as('viewer').fetch<unknown>(query, {}, options)
}

/** Every mapping as "document path", by the path of the result. */
function summarize(map: ContentSourceMap | undefined): Record<string, string> {
  const entries = Object.entries(map?.mappings ?? {}).map(([path, { source }]) => {
    if (source.type !== 'documentValue') throw new Error(`Unexpected ${source.type}`)
    return [path, `${map?.documents[source.document]?._id} ${map?.paths[source.path]}`] as const
  })
  return Object.fromEntries(entries)
}

test.each<[ClientPerspective, page: string, person: string]>([
  ['published', 'home', 'ana'],
  ['drafts', 'drafts.home', 'drafts.ana'],
  [['r1'], 'versions.r1.home', 'ana'],
  [['r1', 'drafts'], 'versions.r1.home', 'drafts.ana'],
  ['raw', 'home', 'ana'],
])('maps a result to the documents of the perspective %s', async (perspective, page, person) => {
  const { resultSourceMap } = await fetchMap(perspective, 'withKeyArraySelector')
  const text = `${page} $['body'][?(@._key=='b1')]['children'][?(@._key=='b11')]['text']`
  expect(summarize(resultSourceMap)).toMatchObject({
    "$['heading']": `${page} $['title']`,
    "$['by']": `${person} $['name']`,
    "$['first']": text,
    "$['body'][0]['children'][0]['text']": text,
  })
  expect(resultSourceMap?.documents).toEqual(
    expect.arrayContaining([
      { _id: page, _type: 'page' },
      { _id: person, _type: 'person' },
    ]),
  )
  // The id in the result is not the one of the draft or version.
  expect(Object.keys(resultSourceMap?.mappings ?? {}).includes("$['_id']")).toBe(page === 'home')
})

test('returns a map only on request, and rejects other values', async () => {
  const client = lake.as('viewer')
  expect(await client.fetch(query, {}, { filterResponse: false })).not.toHaveProperty(
    'resultSourceMap',
  )
  const url = `${lake.origin}/vX/data/query/production?query=1&resultSourceMap=`
  expect(await (await fetch(`${url}false`)).json()).not.toHaveProperty('resultSourceMap')
  expect(await (await fetch(`${url}true`)).json()).toMatchObject({
    result: 1,
    resultSourceMap: { documents: [], paths: [], mappings: {} },
  })
  const request = client.request({ uri: '/data/query/production?query=1&resultSourceMap=si' })
  expect(await getRejection(request)).toMatchObject({
    statusCode: 400,
    message: expect.stringMatching(/resultSourceMap is "si": use "true"/) as unknown,
  })
})

test.each<ClientPerspective>(['published', 'drafts', ['r1', 'drafts'], 'raw'])(
  'a map tells anonymous callers nothing of private documents: %s',
  async (perspective) => {
    const everything = '*{..., "same": *[title == ^.title]{_id, title}, author->}'
    const answer = await lake
      .anonymous()
      .fetch<unknown>(everything, {}, { perspective, resultSourceMap: true, filterResponse: false })
    expect(answer.resultSourceMap?.documents).toEqual([
      { _id: 'ana', _type: 'person' },
      { _id: 'home', _type: 'page' },
    ])
    expect(JSON.stringify(answer)).not.toMatch(/drafts|versions|investorRequest|secretNote/)
  },
)
