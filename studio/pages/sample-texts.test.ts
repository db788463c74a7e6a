import { expect, test } from 'vitest'
import { z } from 'zod'
import { richText } from '#config/portable-text'
import { listSamplePlaces } from './sample-texts'
import { pageTemplates } from './templates'

const read = (id: string) =>
  z
    .looseObject({ body: z.array(z.looseObject({})) })
    .parse(pageTemplates.find((template) => template.id === id)?.value)

test('lists each place with a text of the template, not its titles and labels (PAGE-01)', () => {
  expect(listSamplePlaces(read('page-event'))).toEqual([
    { field: 'heading' },
    { field: 'lead' },
    { field: 'body', section: 'Cuándo y dónde' },
    { field: 'body', section: 'Cómo participás' },
    { field: 'body', section: 'Pasá la voz' },
    { field: 'seo' },
  ])
})

test('lists a section until all its paragraphs are replaced (PAGE-01)', () => {
  const page = read('page-press')
  const [first, second] = page.body
  const sections = (body: unknown) =>
    listSamplePlaces({ body: [{ ...first, body }, second] }).map(({ section }) => section)
  const [sample, ...others] = richText('Bahía Blanca, 3 de marzo.\n\nDato.\n\nFrase.')
  expect(sections([sample, ...others])).toEqual(['Contacto de prensa'])
  expect(sections(first?.body)).toEqual(['La noticia', 'Contacto de prensa'])
  expect(listSamplePlaces({ title: 'Otra' })).toEqual([])
})
