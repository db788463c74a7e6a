import { expect, test } from 'vitest'
import { isOwnCall, type TokenPlace } from './own-calls.server'

const FORM = 'application/x-www-form-urlencoded'
const event = (token: unknown) => ({ event: 'App Loaded', properties: { token } })
const base64 = (data: unknown) => Buffer.from(JSON.stringify(data)).toString('base64')
const formOf = (data: unknown) => new URLSearchParams({ data: base64(data) }).toString()

interface Said {
  type?: string
  authorization?: string
  query?: string
  body?: string
}

function isOwn(place: TokenPlace, { type = FORM, authorization, query, body }: Said) {
  const headers = new Headers({ 'Content-Type': type })
  if (authorization !== undefined) headers.set('Authorization', authorization)
  const bytes = body === undefined ? null : new TextEncoder().encode(body)
  return isOwnCall(place, { headers, query: new URLSearchParams(query), body: bytes }, 'token')
}

test.each<[TokenPlace, Said]>([
  ['authorization', { authorization: 'Basic dG9rZW46' }],
  ['authorization', { authorization: 'Basic dG9rZW46', query: 'token=token&context=%7B%7D' }],
  ['events', { body: formOf([event('token'), event('token')]) }],
  ['events', { body: formOf(event('token')), type: 'text/plain;charset=UTF-8' }],
  ['events', { body: formOf([{ ...event('token'), note: 'ñandú' }]), query: 'verbose=1&ip=0' }],
  ['changes', { body: formOf([{ $token: 'token', $set: { plan: 'x' } }]) }],
])('ANA-05 a call for our project: %s %#', (place, said) => {
  expect(isOwn(place, said)).toBe(true)
})

test.each<[TokenPlace, Said]>([
  ['authorization', {}],
  ['authorization', { authorization: 'Basic b3Rocm86' }],
  ['authorization', { authorization: 'Bearer token' }],
  ['authorization', { authorization: 'Basic dG9rZW46', query: 'token=token&token=other' }],
  ['events', { authorization: 'Basic dG9rZW46' }],
  ['events', { body: formOf([event('other')]) }],
  ['events', { body: formOf([event('token'), event('other')]) }],
  ['events', { body: formOf([event(undefined)]) }],
  ['events', { body: formOf([]) }],
  ['events', { body: formOf([{ $token: 'token' }]) }],
  ['events', { body: formOf(event('token')), query: `data=${base64(event('other'))}` }],
  ['events', { body: `${formOf(event('token'))}&${formOf(event('other'))}` }],
  ['events', { body: formOf(event('token')), type: 'application/json' }],
  ['events', { body: formOf(event('token')), type: 'text/plainer' }],
  ['events', { body: JSON.stringify([event('token')]) }],
  ['events', { body: `data=${JSON.stringify([event('token')])}` }],
  ['events', { body: 'data=bm8ganNvbg==' }],
  ['events', { body: '' }],
  ['changes', { body: formOf([event('token')]) }],
  ['changes', { body: formOf([{ $token: 'token' }, { $token: 'other' }]) }],
])('ANA-05 a call for anybody else’s: %s %#', (place, said) => {
  expect(isOwn(place, said)).toBe(false)
})
