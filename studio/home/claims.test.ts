import { createSchema } from 'sanity'
import { expect, test } from 'vitest'
import { schemaTypes } from '../../schemas'
import { findEndingClaims, listTypesWithClaims } from './claims'

const today = '2026-06-01'

const figure = (key: string, validUntil: string) => ({
  _key: key,
  _type: 'figure',
  value: '+50.000',
  label: 'rifas',
  validUntil,
})

const page = {
  _id: 'investorsPage',
  _type: 'investorsPage',
  opening: { figures: [figure('later', '2026-07-02'), figure('soon', '2026-07-01')] },
  sections: [
    {
      _key: 'a',
      _type: 'roadmap',
      items: [{ _key: 'm', _type: 'milestone', title: 'Beta', validUntil: '2026-05-31' }],
    },
  ],
}

test('finds ended claims and those that end within 30 days at any depth (INV-05, INV-08)', () => {
  expect(findEndingClaims([page], today)).toEqual([
    {
      documentId: 'investorsPage',
      documentType: 'investorsPage',
      path: ['sections', { _key: 'a' }, 'items', { _key: 'm' }],
      title: 'Beta',
      validUntil: '2026-05-31',
      hasExpired: true,
    },
    {
      documentId: 'investorsPage',
      documentType: 'investorsPage',
      path: ['opening', 'figures', { _key: 'soon' }],
      title: '+50.000 · rifas',
      validUntil: '2026-07-01',
      hasExpired: false,
    },
  ])
})

test('ignores claims without a date, and accepts claims without a text (INV-05)', () => {
  const bare = { _key: 'b', _type: 'figure', validUntil: today, value: 7 }
  const documents = [{ ...page, opening: { figures: [{ _type: 'figure' }, bare] }, sections: null }]
  expect(findEndingClaims(documents, today)).toMatchObject([{ title: '', hasExpired: false }])
})

test('reads only document types that can hold claims (INV-05)', () => {
  const types = listTypesWithClaims(createSchema({ name: 'default', types: schemaTypes }))
  expect(types).toContain('investorsPage')
  expect(types).not.toContain('footer')
  expect(types).not.toContain('faqEntry')
})
