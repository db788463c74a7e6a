import { expect, test } from 'vitest'
import { moveSelection } from './caret'

/** The caret is a `|`, a selection is between two. */
function readMarked(marked: string) {
  const [head = '', selected = '', ...tail] = marked.split('|')
  const isCaret = tail.length === 0
  const text = marked.replaceAll('|', '')
  const start = head.length
  return { text, selection: { start, end: isCaret ? start : start + selected.length } }
}

test.each([
  ['an insertion before the caret moves it', 'dos|', 'uno dos|'],
  ['an insertion after the caret leaves it', '|dos', '|dos tres'],
  ['an insertion at a caret at the end comes after it', 'Ana|', 'Ana|Bruno'],
  ['an insertion at a caret in the middle comes after it', 'Ana| y Carla', 'Ana|, Bruno y Carla'],
  ['a removal before the caret moves it', 'uno dos|', 'dos|'],
  ['a removal around the caret leaves it where the text was', 'uno d|os tres', 'uno |tres'],
  ['a replacement around the caret keeps it inside', 'uno do|s tres', 'uno 22| tres'],
  ['a selection moves with its words', 'uno |dos| tres', 'el uno |dos| tres'],
  ['equal texts leave the caret', 'u|no', 'u|no'],
  ['an emptied text has its caret at the start', 'uno|', '|'],
])('%s (EDIT-02)', (_title, before, after) => {
  const from = readMarked(before)
  const to = readMarked(after)
  expect(moveSelection(from.selection, from.text, to.text)).toEqual(to.selection)
})
