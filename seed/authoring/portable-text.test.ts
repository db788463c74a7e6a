import { expect, test } from 'vitest'
import { accentTitle, richText } from './portable-text'

test('splits paragraphs at blank lines only', () => {
  const blocks = richText(`
    Una línea
    que sigue.

    Otra.`)
  expect(blocks.map(({ children }) => children?.[0]?.text)).toEqual([
    'Una línea que sigue.',
    'Otra.',
  ])
})

test('converts headings, and list items of several lines', () => {
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

test('converts marks and links inside a block', () => {
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

test('keeps an underscore inside a word', () => {
  const [block] = richText('user_name y user_email')
  expect(block?.children).toHaveLength(1)
})

test('gives the same keys for the same text', () => {
  expect(richText('Uno\n\nDos')).toEqual(richText('Uno\n\nDos'))
})

test('converts a headline to one block with its accented word marked', () => {
  const [block, ...rest] = accentTitle('Cada número _ayuda._')
  expect(rest).toEqual([])
  expect(block?.children?.map(({ text, marks }) => [text, marks])).toEqual([
    ['Cada número ', []],
    ['ayuda.', ['em']],
  ])
})
