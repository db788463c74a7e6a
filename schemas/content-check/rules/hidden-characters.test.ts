import { expect, test } from 'vitest'
import { block, runRule } from '../testing/run-rule'
import { checkHiddenCharacters } from './hidden-characters'

test.each([
  ['a zero-width space', 'colabo\u200Bración'],
  ['a soft hyphen', 'colabo\u00ADración'],
  ['a byte order mark', '\uFEFFColaborá'],
  ['a mark of direction', 'Colaborá\u200E hoy'],
  ['a character for private use', 'Colaborá \uE042'],
  ['a control character', 'Colaborá\u0007'],
  ['a joiner between letters', 'cola\u200Dborá'],
])('rejects %s (CHECK-01)', (_name, text) => {
  expect(runRule(checkHiddenCharacters, { title: text })).toMatchObject([
    expect.stringMatching(/^error title: Hay un carácter invisible/),
  ])
})

test('says where the character is, also in formatted text (CHECK-01)', () => {
  const body = [block('Sumate a la cola\u200Bboración')]
  expect(runRule(checkHiddenCharacters, { body })).toEqual([
    'error body.b: Hay un carácter invisible después de «a la cola». Borrá esas letras y volvé a escribirlas.',
  ])
})

test.each(['\u00A0Hola', 'Hola \u00A0che', 'quiero\u00A0ayudar', 'Hola\u202F'])(
  'warns about a hard space in the wrong place: %j (CHECK-01)',
  (text) => {
    expect(runRule(checkHiddenCharacters, { title: text })).toMatchObject([
      expect.stringMatching(/^warning title: Hay un espacio duro/),
    ])
  },
)

test.each(['$\u00A01.500', '20\u00A0h', 'Art.\u00A05', 'Familia 👨‍👩‍👧 y ❤️‍🔥', 'uno\ndos\ttres'])(
  'accepts %j (CHECK-01)',
  (text) => expect(runRule(checkHiddenCharacters, { title: text })).toEqual([]),
)
