import { expect, test } from 'vitest'
import { accentTitle, richText } from './portable-text'

test('paragraphs: a blank line parts them, a line break does not', () => {
  const blocks = richText(`
    Una línea
    que sigue.

    Otra.`)
  expect(blocks.map(({ children }) => children?.[0]?.text)).toEqual([
    'Una línea que sigue.',
    'Otra.',
  ])
})

test('headings and lists, with items that run over several lines', () => {
  const blocks = richText(`
    ## Título

    ### Subtítulo

    - Uno que
      sigue
    - Dos

    1. Primero`)
  expect(
    blocks.map(({ style, listItem, children }) => [style, listItem, children?.[0]?.text]),
  ).toEqual([
    ['h2', undefined, 'Título'],
    ['h3', undefined, 'Subtítulo'],
    ['normal', 'bullet', 'Uno que sigue'],
    ['normal', 'bullet', 'Dos'],
    ['normal', 'number', 'Primero'],
  ])
})

test('marks and links inside a block', () => {
  const [block] = richText('Llamá al **103** o leé _antes_ la [guía](/biblioteca).')
  expect(block?.children?.map(({ text, marks }) => [text, marks])).toEqual([
    ['Llamá al ', []],
    ['103', ['strong']],
    [' o leé ', []],
    ['antes', ['em']],
    [' la ', []],
    ['guía', ['b1l1']],
    ['.', []],
  ])
  expect(block?.markDefs).toEqual([{ _key: 'b1l1', _type: 'textLink', href: '/biblioteca' }])
})

test('an underscore inside a word is not a mark', () => {
  const [block] = richText('user_name y user_email')
  expect(block?.children).toHaveLength(1)
})

test('the same text gives the same keys', () => {
  expect(richText('Uno\n\nDos')).toEqual(richText('Uno\n\nDos'))
})

test('a headline is one block with its wide word marked', () => {
  const [block, ...rest] = accentTitle('Cada número _ayuda._')
  expect(rest).toEqual([])
  expect(block?.children?.map(({ text, marks }) => [text, marks])).toEqual([
    ['Cada número ', []],
    ['ayuda.', ['em']],
  ])
})
