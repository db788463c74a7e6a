import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { startValidator, type Validator } from '#schemas/testing/validation'
import { pageTemplates } from './templates'

let validator: Validator

beforeAll(async () => {
  validator = await startValidator()
})

afterAll(() => validator.close())

const filled = pageTemplates.filter(({ id }) => id !== 'page')

test.each(filled)('$title needs only an address to be published (PAGE-01)', async (template) => {
  const { id, schemaType } = template
  const content = z.record(z.string(), z.unknown()).parse(template.value)
  const document = { _id: `drafts.${id}`, _type: schemaType, ...content }
  expect(await validator.validate(document)).toEqual([
    { level: 'error', path: 'slug', message: 'Completá este campo.' },
  ])
  const slug = { _type: 'slug', current: 'una-pagina' }
  expect(await validator.validate({ ...document, slug })).toEqual([])
})
