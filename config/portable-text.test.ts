import { expect, test } from 'vitest'
import { accentTitle, richText } from './portable-text'

test('converts headings, and paragraphs and list items of several lines', () => {
  const blocks = richText(`
    ## Título

    ### Subtítulo

    Una línea
    que sigue.

    - Uno que
      sigue
    - Dos

    1. Primero`)
  expect(
    blocks.map(({ style, listItem, children }) => [style, listItem, children[0]?.text]),
  ).toEqual([
    ['h2', undefined, 'Título'],
    ['h3', undefined, 'Subtítulo'],
    ['normal', undefined, 'Una línea que sigue.'],
    ['normal', 'bullet', 'Uno que sigue'],
    ['normal', 'bullet', 'Dos'],
    ['normal', 'number', 'Primero'],
  ])
})

test('converts marks and links inside a block, with the same keys each time', () => {
  const text = 'Llamá al **103** o leé _antes_ la [guía](/biblioteca) de user_name.'
  const [block] = richText(text)
  expect(block?.children.map(({ text, marks }) => [text, marks])).toEqual([
    ['Llamá al ', []],
    ['103', ['strong']],
    [' o leé ', []],
    ['antes', ['em']],
    [' la ', []],
    ['guía', ['b1l1']],
    [' de user_name.', []],
  ])
  expect(block?.markDefs).toEqual([{ _key: 'b1l1', _type: 'textLink', href: '/biblioteca' }])
  expect(richText(text)).toEqual([block])
})

test('converts a headline to one block with its accented word marked', () => {
  const [block, ...rest] = accentTitle('Cada número _ayuda._')
  expect(rest).toEqual([])
  expect(block?.children.map(({ text, marks }) => [text, marks])).toEqual([
    ['Cada número ', []],
    ['ayuda.', ['em']],
  ])
})
