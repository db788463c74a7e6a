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
])('MAIL-04 ERR-02 who asks for %s is at this machine: %s', (host, local) => {
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
])('MAIL-04 ERR-02 who comes over a proxy that says %s is not at this machine', (name) => {
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
])('MAIL-04 ERR-02 a page of another origin is told by %j: %s', (headers, foreign) => {
  expect(isForeignPage({ headers: { host: 'localhost:3000', ...headers } })).toBe(foreign)
})
