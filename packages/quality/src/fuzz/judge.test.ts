import { expect, test } from 'vitest'
import { findError } from './judge'
import type { FuzzRequest, FuzzResponse } from './request'

const secrets = { hidden: ['secreto'], origins: ['http://localhost:3000'] }
const get: FuzzRequest = { method: 'GET', path: '/' }
const post: FuzzRequest = { method: 'POST', path: '/lake/v1/data/mutate/production' }
const respond = (status: number, more: Partial<FuzzResponse> = {}): FuzzResponse => {
  return { status, headers: {}, body: '', ms: 1, ...more }
}

test.each([
  [get, respond(200)],
  [get, respond(404, { body: 'no page at /a' })],
  [get, respond(503, { headers: { 'retry-after': '2' } })],
  [get, respond(302, { headers: { location: '/inversores' } })],
  [get, respond(302, { headers: { location: 'http://localhost:3000/a' } })],
  [post, respond(403)],
  [{ ...post, path: '/lake/v1/data/query/production' }, respond(200)],
])('accepts the response to %o: %o (SAFE-01)', (request, response) => {
  expect(findError(request, response, true, secrets)).toBeUndefined()
})

test.each([
  [get, respond(500), 'status 500'],
  [get, respond(503), 'status 503'],
  [get, respond(400, { body: 'Error\n    at parse (file:///a/b.js:1:2)' }), 'internals'],
  [get, respond(200, { body: 'un secreto' }), 'not public'],
  [get, respond(302, { headers: { location: '//evil.example/' } }), 'redirect to //evil'],
  [post, respond(200), 'change without a token'],
])('finds the error of the response to %o: %o (SAFE-01)', (request, response, error) => {
  expect(findError(request, response, true, secrets)).toContain(error)
})

test('an editor may read drafts and change documents (SAFE-01)', () => {
  expect(findError(post, respond(200, { body: 'secreto' }), false, secrets)).toBeUndefined()
  expect(findError(post, respond(500), false, secrets)).toBe('status 500')
})
