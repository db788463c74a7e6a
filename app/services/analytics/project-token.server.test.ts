import { expect, test } from 'vitest'
import { hasProjectToken, type TokenPlace } from './project-token.server'

const FORM = 'application/x-www-form-urlencoded'
const event = (token: unknown) => ({ event: 'App Loaded', properties: { token } })
const base64 = (data: unknown) => Buffer.from(JSON.stringify(data)).toString('base64')
const createForm = (data: unknown) => new URLSearchParams({ data: base64(data) }).toString()

interface TestCall {
  type?: string
  authorization?: string
  query?: string
  body?: string
}

function isAccepted(place: TokenPlace, { type = FORM, authorization, query, body }: TestCall) {
  const headers = new Headers({ 'Content-Type': type })
  if (authorization !== undefined) headers.set('Authorization', authorization)
  const bytes = body === undefined ? null : new TextEncoder().encode(body)
  return hasProjectToken(
    place,
    { headers, query: new URLSearchParams(query), body: bytes },
    'token',
  )
}

test.each<[TokenPlace, TestCall]>([
  ['authorization', { authorization: 'Basic dG9rZW46' }],
  ['authorization', { authorization: 'Basic dG9rZW46', query: 'token=token&context=%7B%7D' }],
  ['events', { body: createForm([event('token'), event('token')]) }],
  ['events', { body: createForm(event('token')), type: 'text/plain;charset=UTF-8' }],
  ['events', { body: createForm([{ ...event('token'), note: 'ñandú' }]), query: 'verbose=1&ip=0' }],
  ['changes', { body: createForm([{ $token: 'token', $set: { plan: 'x' } }]) }],
])('accepts a call for the project: %s %# (ANA-05)', (place, call) => {
  expect(isAccepted(place, call)).toBe(true)
})

test.each<[TokenPlace, TestCall]>([
  ['authorization', {}],
  ['authorization', { authorization: 'Basic b3Rocm86' }],
  ['authorization', { authorization: 'Basic dG9rZW46', query: 'token=token&token=other' }],
  ['events', { authorization: 'Basic dG9rZW46' }],
  ['events', { body: createForm([event('other')]) }],
  ['events', { body: createForm([event('token'), event('other')]) }],
  ['events', { body: createForm([{ $token: 'token' }]) }],
  ['events', { body: createForm(event('token')), query: `data=${base64(event('other'))}` }],
  ['events', { body: `${createForm(event('token'))}&${createForm(event('other'))}` }],
  ['events', { body: createForm(event('token')), type: 'application/json' }],
  ['events', { body: JSON.stringify([event('token')]) }],
  ['events', { body: 'data=bm8ganNvbg==' }],
  ['changes', { body: createForm([event('token')]) }],
  ['changes', { body: createForm([{ $token: 'token' }, { $token: 'other' }]) }],
])('rejects any other call: %s %# (ANA-05)', (place, call) => {
  expect(isAccepted(place, call)).toBe(false)
})
