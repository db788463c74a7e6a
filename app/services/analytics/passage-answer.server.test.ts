import { expect, test } from 'vitest'
import { answerOf, refusal } from './passage-answer.server'

const handedOn = (type?: string) =>
  answerOf(new Response('1', type === undefined ? {} : { headers: { 'Content-Type': type } }))

test.each([
  ['application/json', 'application/json; charset=utf-8'],
  ['Text/Plain;charset=iso-8859-1', 'text/plain; charset=utf-8'],
  ['text/plain; x=1, text/html', 'text/plain; charset=utf-8'],
  ['text/html', 'application/octet-stream'],
  ['text/plain, text/html', 'application/octet-stream'],
  ['image/svg+xml', 'application/octet-stream'],
  ['text/javascript', 'application/octet-stream'],
  ['', 'application/octet-stream'],
])('ANA-05 an answer of type ‘%s’ is handed on as %s', (said, type) => {
  expect(handedOn(said).headers.get('Content-Type')).toBe(type)
})

test.each([
  ['the host’s', handedOn('text/html')],
  ['our own', refusal(400)],
])('ANA-05 nothing of %s answer is run or shown on this origin', (_whose, { headers }) => {
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  })
})

test('ANA-05 of the host’s headers none but the type is handed on', () => {
  const headers = { 'Set-Cookie': 'a=1', Location: '/', 'Content-Type': 'application/json' }
  const names = [...answerOf(new Response('{}', { headers })).headers.keys()]
  expect(names).not.toContain('set-cookie')
  expect(names).not.toContain('location')
})
