import { expect, test } from 'vitest'
import { isForeignPage, isLocal } from './callers'

test.each([
  ['localhost:3000', true],
  ['LOCALHOST', true],
  ['127.0.0.1:3000', true],
  ['[::1]:3000', true],
  ['yapa.example', false],
  ['localhost.yapa.example', false],
  ['127.0.0.1.yapa.example:3000', false],
  ['localhost@yapa.example', false],
  ['10.0.0.1:3000', false],
  [undefined, false],
])('Host %s is local: %s (MAIL-04)', (host, local) => {
  expect(isLocal({ headers: { host } })).toBe(local)
})

test.each([
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'forwarded',
  'via',
  'x-real-ip',
  'cf-connecting-ip',
  'true-client-ip',
])('a request with %s is not local (MAIL-04)', (name) => {
  expect(isLocal({ headers: { host: 'localhost:3000', [name]: '127.0.0.1' } })).toBe(false)
})

test.each([
  [{}, false],
  [{ origin: 'http://localhost:3000' }, false],
  [{ origin: 'http://evil.example' }, true],
  [{ origin: 'null' }, true],
  [{ 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3000' }, false],
  [{ 'sec-fetch-site': 'none' }, false],
  [{ 'sec-fetch-site': 'cross-site', origin: 'http://localhost:3000' }, true],
  [{ 'sec-fetch-site': 'same-site', origin: 'http://localhost:3001' }, true],
])('%j comes from a foreign page: %s (MAIL-04)', (headers, foreign) => {
  expect(isForeignPage({ headers: { host: 'localhost:3000', ...headers } })).toBe(foreign)
})
