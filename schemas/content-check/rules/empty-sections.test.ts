import { expect, test } from 'vitest'
import { block, picture, runRule } from '../testing/run-rule'
import { checkEmptySections } from './empty-sections'

test('rejects a section without content (CHECK-01)', () => {
  const sections = [{ _key: 'n1', _type: 'callToAction', anchor: 'sumate', hidden: true }]
  expect(runRule(checkEmptySections, { sections })).toEqual([
    'error sections.n1: La sección está vacía y el sitio no la muestra: completala o quitala.',
  ])
})

test('accepts sections with a text, a picture or a reference (CHECK-01)', () => {
  const sections = [
    { _key: 'a', _type: 'callToAction', title: [block('Sumate')] },
    { _key: 'b', _type: 'imageCarousel', pictures: [{ _key: 'p', ...picture('9x9', 'Una') }] },
    { _key: 'c', _type: 'faqSection', entries: [{ _key: 'e', _ref: 'faqEntry-a' }] },
  ]
  expect(runRule(checkEmptySections, { sections })).toEqual([])
})

test('rejects texts of blanks and warns about an empty paragraph (CHECK-01)', () => {
  expect(runRule(checkEmptySections, { lead: '  ' })).toMatchObject([
    expect.stringMatching(/^error lead: Tiene solo/),
  ])
  expect(runRule(checkEmptySections, { heading: [block(' ')] })).toMatchObject([
    expect.stringMatching(/^error heading/),
  ])
  expect(runRule(checkEmptySections, { heading: [block('')] })).toMatchObject([
    expect.stringMatching(/^warning heading/),
  ])
  expect(runRule(checkEmptySections, { heading: [block('Hola')], lead: 'Hola' })).toEqual([])
})
