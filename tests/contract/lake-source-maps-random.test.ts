import type { ClientPerspective, ContentSourceMap } from '@sanity/client'
import { jsonPathToStudioPath, parseJsonPath, studioPath } from '@sanity/client/csm'
import { beforeAll, expect, test } from 'vitest'
import { randomFrom } from './testing/random'
import {
  createRandomDocuments,
  randomProjectionQuery,
  type RandomDocument,
} from './testing/random-projections'
import { afterFile, startLake } from './testing/start-lake'

/** Two sets of documents with the same structure. */
const UNIQUE = 'u'
const EQUAL = 'e'

const onCleanUp = afterFile()
let lake: Awaited<ReturnType<typeof startLake>>
const stored = new Map<string, RandomDocument>()

function createSets(seed: number): readonly RandomDocument[] {
  let count = 0
  const unique = { nextText: () => `text ${(count += 1)}`, nextNumber: () => 1000 + (count += 1) }
  const equal = { nextText: () => 'same', nextNumber: () => 7 }
  return [
    ...createRandomDocuments(randomFrom(seed), UNIQUE, unique),
    ...createRandomDocuments(randomFrom(seed), EQUAL, equal),
  ]
}

beforeAll(async () => {
  lake = await startLake({ onCleanUp })
  const creation = lake.as('editor').transaction()
  for (const document of createSets(2026)) creation.create({ ...document })
  await creation.commit()
  const all = await lake.as('viewer').fetch<RandomDocument[]>('*', {}, { perspective: 'raw' })
  for (const document of all) stored.set(document._id, document)
})

/** The source of each mapped value, by its path in the result. */
function listSources({ documents, paths, mappings }: ContentSourceMap) {
  return Object.entries(mappings).map(([resultPath, { source }]) => {
    if (source.type !== 'documentValue') throw new Error(`Unexpected ${source.type}`)
    return { resultPath, id: documents[source.document]?._id, path: paths[source.path] }
  })
}

const read = (value: unknown, path = '$') =>
  path === '$' ? value : studioPath.get(value, jsonPathToStudioPath(parseJsonPath(path)))

const perspectives: readonly [ClientPerspective, ...ClientPerspective[]] = [
  'published',
  'drafts',
  'raw',
  ['r1'],
  ['r1', 'drafts'],
]

async function fetchMapped(query: string, set: string, seed: number) {
  const perspective = randomFrom(seed).pick(perspectives)
  const answer = await lake.as('viewer').fetch<unknown>(
    query,
    { set },
    {
      perspective,
      resultSourceMap: 'withKeyArraySelector',
      filterResponse: false,
    },
  )
  if (answer.resultSourceMap === undefined) throw new Error('The response has no map.')
  return { result: answer.result, sources: listSources(answer.resultSourceMap) }
}

test('maps values of random queries to their own fields, whatever their values', async () => {
  const random = randomFrom(33)
  let mapped = 0
  for (let run = 0; run < 150; run += 1) {
    const query = randomProjectionQuery(random)
    const unique = await fetchMapped(query, UNIQUE, run)
    for (const { resultPath, id = '', path } of unique.sources) {
      const [value, inDocument] = [read(unique.result, resultPath), read(stored.get(id), path)]
      expect({ query, resultPath, value: inDocument }).toEqual({ query, resultPath, value })
    }
    // Where all values are equal, only a correct trace leads to the same fields.
    const equal = await fetchMapped(query, EQUAL, run)
    const asUnique = equal.sources.map(({ id, ...rest }) => ({
      ...rest,
      id: id?.replace(/e(\d)$/, 'u$1'),
    }))
    expect({ query, sources: asUnique }).toEqual({ query, sources: unique.sources })
    mapped += unique.sources.length
  }
  expect(mapped).toBeGreaterThan(4_000)
})
