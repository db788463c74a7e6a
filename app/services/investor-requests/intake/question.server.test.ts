import { expect, test } from 'vitest'
import { checkAnswer, signedQuestion } from './question.server'

const secret = 'a secret of the server'
const NOW = 1_700_000_000_000
const DAY_MS = 86_400_000

const question = signedQuestion(secret, NOW)
const sum = String(question.a + question.b)
const check = (signed: string, answer: string, now = NOW + 5_000) =>
  checkAnswer(secret, signed, answer, now)

test('asks a small sum whose answer is valid for a day (FORM-05, FORM-06)', () => {
  expect(question.a + question.b).toBeLessThan(19)
  expect(check(question.signed, sum)).toBe('right')
  expect(check(question.signed, ` ${sum} `)).toBe('right')
  expect(check(question.signed, sum, NOW + DAY_MS)).toBe('right')
  expect(check(question.signed, sum, NOW + DAY_MS + 1)).toBe('expired')
})

test.each(['', '0', '5.0', '09', '1e1', 'NaN', '-1', '19', 'ocho'])(
  'rejects the answer %j (FORM-06)',
  (answer) => expect(check(question.signed, answer)).toBe('wrong'),
)

test('rejects a question that this server did not sign (FORM-06)', () => {
  const { signed: right } = question
  const [text = '', ...mark] = right.split('.')
  const other = text.replace(/\d+$/, '1')
  const made = ['', '.', text, mark.join('.'), [other, ...mark].join('.'), `${right}.`, `${right}x`]
  const foreign = signedQuestion('another secret', NOW)
  for (const signed of made) expect(check(signed, '3')).toBe('wrong')
  expect(check(foreign.signed, String(foreign.a + foreign.b))).toBe('wrong')
})
