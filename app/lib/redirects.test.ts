import { expect, test } from 'vitest'
import { findRedirect, type RedirectRule } from './redirects'

const siteUrl = 'https://yapa.example'

function follow(rules: RedirectRule[], path: string) {
  return findRedirect(rules, new URL(path, 'http://localhost:3000'), siteUrl)
}

const rule = (from: string, to: string, permanent = false): RedirectRule => ({
  from,
  to,
  permanent,
})

test('RT-07 a redirect leads on, and says whether for good', () => {
  expect(follow([rule('/ayuda', '/sosBahia/help')], '/ayuda')).toEqual({
    location: '/sosBahia/help',
    status: 302,
  })
  expect(follow([rule('/viejo', '/#preguntas', true)], '/viejo')).toEqual({
    location: '/#preguntas',
    status: 301,
  })
  expect(follow([rule('/otra', '/')], '/nada')).toBeUndefined()
})

test('RT-07 spelling does not matter, as it does not for pages', () => {
  expect(follow([rule('/Ayuda', '/sosBahia/help')], '/ayuda/')?.location).toBe('/sosBahia/help')
})

test('RT-07 a chain is one step, for good only when every part of it is', () => {
  const rules = [rule('/a', '/b', true), rule('/b', '/c')]
  expect(follow(rules, '/a')).toEqual({ location: '/c', status: 302 })
})

test.each([
  ['itself', [rule('/a', '/a')]],
  ['another spelling of itself', [rule('/a', '/A/')]],
  ['a ring of three', [rule('/a', '/b'), rule('/b', '/c'), rule('/c', '/a')]],
  ['a ring that begins later', [rule('/a', '/b'), rule('/b', '/c'), rule('/c', '/b')]],
  ['itself by the full address', [rule('/a', 'https://yapa.example/a')]],
])('RT-07 a loop is never followed: %s', (_name, rules) => {
  expect(follow(rules, '/a')).toBeUndefined()
})

test('RT-07 what the link carried stays, the editor has the last word', () => {
  const rules = [rule('/promo', '/biblioteca?utm_source=afiche#guias')]
  expect(follow(rules, '/promo?utm_source=x&utm_medium=papel')?.location).toBe(
    '/biblioteca?utm_source=afiche&utm_medium=papel#guias',
  )
})

test('RT-07 another site, and never an address that is no page', () => {
  expect(follow([rule('/tienda', 'https://tienda.example/yapa')], '/tienda')?.location).toBe(
    'https://tienda.example/yapa',
  )
  for (const to of ['javascript:alert(1)', '//malo.example', '/\\malo.example', 'tel:103', '']) {
    expect(follow([rule('/a', to)], '/a')).toBeUndefined()
  }
})
