import { expect, test } from 'vitest'
import { z } from 'zod'
import { startValidation } from '#schemas/testing/validation'
import { pageTemplates } from './templates'

const report = startValidation()
const filled = pageTemplates.filter(({ id }) => id !== 'page')

test.each(filled)('$title needs only an address to be published (PAGE-01)', async (template) => {
  const { id, schemaType } = template
  const content = z.record(z.string(), z.unknown()).parse(template.value)
  const document = { _id: `drafts.${id}`, _type: schemaType, ...content }
  expect(await report(document)).toEqual(['error slug: Completá este campo.'])
  const slug = { _type: 'slug', current: 'una-pagina' }
  expect(await report({ ...document, slug })).toEqual([])
})
