import { expect, test } from 'vitest'
import { faqPageData } from './structured-data'

test('leaves out questions without an answer (RT-08)', () => {
  expect(faqPageData([])).toBeUndefined()
  expect(
    faqPageData([
      {
        _key: 'a',
        _type: 'faqSection',
        title: null,
        lead: null,
        anchor: null,
        link: null,
        entries: [{ _id: 'faqEntry-1', id: 'costo', title: '¿Cuánto cuesta?', content: null }],
      },
    ]),
  ).toBeUndefined()
})
