import { afterAll, describe, expect, test } from 'vitest'
import { documents } from './groq/dataset'
import type { GroqCase } from './groq/groq-case'
import { parameters, perspectives, references, textSearch } from './groq/language'
import { rejected } from './groq/rejected'
import { importRelease } from './testing/document-actions'
import { getRejection } from './testing/lake-client'
import { startLake } from './testing/start-lake'

const tables: Readonly<Record<string, readonly GroqCase[]>> = {
  perspectives,
  references,
  'match and score': textSearch,
  parameters,
  'rejected queries': rejected,
}

const { anonymous, as } = await startLake({ onCleanUp: afterAll })
// Asset URLs have the host of the request.
const headers = { 'X-Forwarded-Host': 'example.test' }
const clients = { anonymous: anonymous({ headers }), editor: as('editor', { headers }) }
const creation = clients.editor.transaction()
const [releases, others] = [true, false].map((isRelease) =>
  documents.filter(({ _id }) => _id.startsWith('_.releases.') === isRelease),
)
for (const document of others ?? []) creation.create({ ...document })
await creation.commit()
for (const attributes of releases ?? []) await importRelease(clients.editor, attributes)

const run = ({ query, params, perspective, as }: GroqCase) =>
  clients[as ?? 'editor'].fetch<unknown>(
    query,
    { ...params },
    perspective === undefined ? {} : { perspective },
  )

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
    expect(await run(groqCase)).toEqual(groqCase.expected)
  })
})
