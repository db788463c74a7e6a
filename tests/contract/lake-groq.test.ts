import type { SanityClient } from '@sanity/client'
import { beforeAll, describe, expect, test } from 'vitest'
import { access } from './groq/access'
import { documents } from './groq/dataset'
import { differing } from './groq/differing'
import { functions } from './groq/functions'
import type { Asker, GroqCase } from './groq/groq-case'
import { operators } from './groq/operators'
import { ordered } from './groq/ordered'
import { parameters } from './groq/parameters'
import { perspectives } from './groq/perspectives'
import { references } from './groq/references'
import { refused } from './groq/refused'
import { shapes } from './groq/shapes'
import { site } from './groq/site'
import { studio } from './groq/studio'
import { times } from './groq/times'
import { matching } from './groq/words'
import { refusal } from './refusal'
import { atEndOfFile, startLake } from './start-lake'

const tables: Readonly<Record<string, readonly GroqCase[]>> = {
  perspectives,
  access,
  references,
  operators,
  shapes,
  'orders and slices': ordered,
  functions,
  times,
  'words and scores': matching,
  parameters,
  'the site': site,
  'the Studio': studio,
  'what is refused': refused,
  'what differs from the specification': differing,
}

let askers: Readonly<Record<Asker, SanityClient>>
const atEnd = atEndOfFile()

beforeAll(async () => {
  const { anonymous, as } = await startLake({ atEnd })
  askers = { anonymous: anonymous(), viewer: as('viewer'), editor: as('editor') }
  const creation = askers.editor.transaction()
  for (const document of documents) creation.create({ ...document })
  await creation.commit()
})

function ask({ query, params, perspective, as = 'viewer', apiVersion = '2025-02-19' }: GroqCase) {
  const client = askers[as].withConfig({ apiVersion })
  return client.fetch<unknown>(
    query,
    { ...params },
    perspective === undefined ? {} : { perspective },
  )
}

/** JSON of the entries, so that lists can be compared whatever their order is. */
const entriesOf = (list: unknown) =>
  Array.isArray(list) ? list.map((entry) => JSON.stringify(entry)).sort() : list

describe.each(Object.entries(tables))('%s', (_, cases) => {
  test.each(cases)('$title', async (question) => {
    if ('error' in question) {
      const { description, ...rest } = question.error
      const error = await refusal(ask(question))
      expect(error.statusCode).toBe(400)
      expect(error.details).toMatchObject({
        ...rest,
        query: question.query,
        description:
          typeof description === 'string'
            ? description
            : (expect.stringMatching(description) as unknown),
      })
      return
    }
    const answer = await ask(question)
    if (question.inAnyOrder === true) {
      expect(entriesOf(answer)).toEqual(entriesOf(question.expected))
    } else expect(answer).toEqual(question.expected)
  })
})
