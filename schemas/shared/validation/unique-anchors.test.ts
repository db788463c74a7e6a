import { expect, test } from 'vitest'
import { checkUniqueAnchors } from './unique-anchors'

test('warns about two sections with the same anchor (CMS-03)', () => {
  const [one, copy, other] = [{ anchor: 'faq' }, { anchor: 'faq' }, { anchor: 'pasos' }]
  expect(checkUniqueAnchors([one, other, {}, { anchor: '' }, { anchor: '' }, null])).toBe(true)
  expect(checkUniqueAnchors(undefined)).toBe(true)
  expect(checkUniqueAnchors([one, other, copy])).toContain('«faq»')
})
