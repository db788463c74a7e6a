import { expect, test } from 'vitest'
import { block, runRule } from '../testing/run-rule'
import { checkHeadings } from './headings'

const section = (fields: object) => ({
  body: [{ _key: 'n1', _type: 'richTextSection', ...fields }],
})

test('warns about a subheading without a heading before it (CHECK-01)', () => {
  const body = [block('Cómo', 'h3'), block('Texto')]
  expect(runRule(checkHeadings, section({ body }))).toEqual([
    'warning body.n1.body.b: Es un subtítulo sin un título antes: usá «Título».',
  ])
})

test('accepts a subheading below a heading or a headline (CHECK-01)', () => {
  const ordered = [block('Uno', 'h2', 'a'), block('Dos', 'h3', 'b'), block('Tres', 'h2', 'c')]
  expect(runRule(checkHeadings, section({ body: ordered }))).toEqual([])
  const titled = { title: [block('Titular')], body: [block('Cómo', 'h3')] }
  expect(runRule(checkHeadings, section(titled))).toEqual([])
})

test('warns about a heading inside an answer, which has a subheading (CHECK-01)', () => {
  const entry = { _type: 'faqEntry', title: '¿Cuánto sale?', content: [block('Uno', 'h2')] }
  expect(runRule(checkHeadings, entry)).toMatchObject([expect.stringContaining('Subtítulo')])
})

test('rejects a heading without text (CHECK-01)', () => {
  expect(runRule(checkHeadings, section({ body: [block(' ', 'h2')] }))).toEqual([
    'error body.n1.body.b: Es un título sin texto: escribilo o volvelo párrafo.',
  ])
})

test('warns about cards below the headline of the page, without one of their own (CHECK-01)', () => {
  const cards = { _key: 'n1', _type: 'linkCards', cards: [{ title: 'Donar' }] }
  expect(runRule(checkHeadings, { body: [cards] })).toMatchObject([
    expect.stringMatching(/^warning body\.n1\.title: Las tarjetas/),
  ])
  const titled = { ...cards, title: [block('Ayudá')] }
  expect(runRule(checkHeadings, { body: [titled] })).toEqual([])
  expect(runRule(checkHeadings, { body: [{ ...titled, _key: 'n0' }, cards] })).toEqual([])
})
