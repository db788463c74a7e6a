import type { SanityClient } from '@sanity/client'
import { beforeAll, describe, expect, test } from 'vitest'
import { documents } from './groq/dataset'
import type { Caller, GroqCase } from './groq/groq-case'
import { parameters } from './groq/parameters'
import { perspectives } from './groq/perspectives'
import { references } from './groq/references'
import { rejected } from './groq/rejected'
import { site } from './groq/site'
import { studio } from './groq/studio'
import { textSearch } from './groq/text-search'
import { importRelease } from './testing/document-actions'
import { getRejection } from './testing/lake-client'
import { afterFile, startLake } from './testing/start-lake'

const tables: Readonly<Record<string, readonly GroqCase[]>> = {
  perspectives,
  references,
  'match and score': textSearch,
  parameters,
  'queries of the site': site,
  'queries of the Studio': studio,
  'rejected queries': rejected,
}

let clients: Readonly<Record<Caller, SanityClient>>
const onCleanUp = afterFile()

beforeAll(async () => {
  const { anonymous, as } = await startLake({ onCleanUp })
  clients = {
    anonymous: anonymous(),
    viewer: as('viewer'),
    'request-viewer': as('request-viewer'),
    editor: as('editor'),
  }
  const creation = clients.editor.transaction()
  const [releases, others] = [true, false].map((isRelease) =>
    documents.filter(({ _id }) => _id.startsWith('_.releases.') === isRelease),
  )
  for (const document of others ?? []) creation.create({ ...document })
  await creation.commit()
  for (const attributes of releases ?? []) await importRelease(clients.editor, attributes)
})

function run({
  query,
  params,
  perspective,
  as = 'request-viewer',
  apiVersion = '2025-02-19',
}: GroqCase) {
  // Asset URLs have the host of the request.
  const headers = { 'X-Forwarded-Host': 'example.test' }
  const client = clients[as].withConfig({ apiVersion, headers })
  return client.fetch<unknown>(
    query,
    { ...params },
    perspective === undefined ? {} : { perspective },
  )
}

/** Sorts the elements of an array, so that arrays can be compared regardless of order. */
const sorted = (array: unknown) =>
  Array.isArray(array) ? array.map((element) => JSON.stringify(element)).sort() : array

describe.each(Object.entries(tables))('%s', (_, cases) => {
  test.each(cases)('$title', async (groqCase) => {
    if ('error' in groqCase) {
      const { description, ...rest } = groqCase.error
      const error = await getRejection(run(groqCase))
      expect(error.statusCode).toBe(400)
      expect(error.details).toMatchObject({
        ...rest,
        query: groqCase.query,
        description:
          typeof description === 'string'
            ? description
            : (expect.stringMatching(description) as unknown),
      })
      return
    }
    const answer = await run(groqCase)
    if (groqCase.inAnyOrder === true) {
      expect(sorted(answer)).toEqual(sorted(groqCase.expected))
    } else expect(answer).toEqual(groqCase.expected)
  })
})
