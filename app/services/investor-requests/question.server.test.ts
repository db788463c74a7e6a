import { expect, test } from 'vitest'
import { judgeAnswer, signedQuestion } from './question.server'

const secret = 'a secret of the server'
const NOW = 1_700_000_000_000
const DAY_MS = 86_400_000

const asked = signedQuestion(secret, NOW)
const sum = String(asked.a + asked.b)
const judge = (signed: string, answer: string, now = NOW + 5_000) =>
  judgeAnswer(secret, signed, answer, now)

test('FORM-05 FORM-06 the sum is small, and its answer is right for a day', () => {
  expect(asked.a + asked.b).toBeLessThan(19)
  expect(judge(asked.signed, sum)).toBe('right')
  expect(judge(asked.signed, ` ${sum} `)).toBe('right')
  expect(judge(asked.signed, sum, NOW + DAY_MS)).toBe('right')
  expect(judge(asked.signed, sum, NOW + DAY_MS + 1)).toBe('expired')
})

test.each(['', '0', '5.0', '09', '1e1', 'NaN', '-1', '19', 'ocho'])(
  'FORM-06 the answer %j is wrong',
  (answer) => expect(judge(asked.signed, answer)).toBe('wrong'),
)

test('FORM-06 a question that this server did not sign is worth nothing', () => {
  const [text = '', mark = ''] = asked.signed.split('.')
  const other = text.replace(/\d+$/, '1')
  const made = ['', '.', text, mark, `${other}.${mark}`, `${text}.${mark}.`, `${text}.${mark}x`]
  const foreign = signedQuestion('another secret', NOW)
  for (const signed of made) expect(judge(signed, '3')).toBe('wrong')
  expect(judge(foreign.signed, String(foreign.a + foreign.b))).toBe('wrong')
})

test('FORM-06 the sums differ from page to page', () => {
  const sums = Array.from({ length: 50 }, () => signedQuestion(secret, NOW))
  expect(new Set(sums.map(({ a, b }) => `${a}+${b}`)).size).toBeGreaterThan(5)
})
