import { expect, test } from 'vitest'
import { copyAnswer, reject } from './proxy-answer.server'

const copied = (type?: string) =>
  copyAnswer(new Response('1', type === undefined ? {} : { headers: { 'Content-Type': type } }))

test.each([
  ['application/json', 'application/json; charset=utf-8'],
  ['Text/Plain;charset=iso-8859-1', 'text/plain; charset=utf-8'],
  ['text/plain; x=1, text/html', 'text/plain; charset=utf-8'],
  ['text/html', 'application/octet-stream'],
  ['text/plain, text/html', 'application/octet-stream'],
  ['image/svg+xml', 'application/octet-stream'],
  ['text/javascript', 'application/octet-stream'],
  ['', 'application/octet-stream'],
])('copies an answer of type ‘%s’ as %s (ANA-05)', (hostType, type) => {
  expect(copied(hostType).headers.get('Content-Type')).toBe(type)
})

test.each([
  ['a copied', copied('text/html')],
  ['a rejecting', reject(400)],
])('lets no browser run or show %s answer (ANA-05)', (_kind, { headers }) => {
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  })
})

test('copies only the type of the host’s headers (ANA-05)', () => {
  const headers = { 'Set-Cookie': 'a=1', Location: '/', 'Content-Type': 'application/json' }
  const answer = copyAnswer(new Response('{}', { headers }))
  for (const name of ['Set-Cookie', 'Location']) expect(answer.headers.has(name)).toBe(false)
})
