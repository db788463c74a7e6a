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

test('answers 302, or 301 for a permanent redirect (RT-07)', () => {
  expect(follow([rule('/ayuda', '/sosBahia/help')], '/ayuda')).toEqual({
    location: '/sosBahia/help',
    status: 302,
  })
  expect(follow([rule('/viejo', '/#preguntas', true)], '/viejo')).toEqual({
    location: '/#preguntas',
    status: 301,
  })
  const tienda = 'https://tienda.example/yapa'
  expect(follow([rule('/tienda', tienda)], '/tienda')?.location).toBe(tienda)
  expect(follow([rule('/otra', '/')], '/nada')).toBeUndefined()
  // Case and a final slash make no difference, as for pages.
  expect(follow([rule('/Ayuda', '/sosBahia/help')], '/ayuda/')?.location).toBe('/sosBahia/help')
})

test('follows a chain in one step, permanent only if each part is (RT-07)', () => {
  const rules = [rule('/a', '/b', true), rule('/b', '/c')]
  expect(follow(rules, '/a')).toEqual({ location: '/c', status: 302 })
})

test.each([
  ['itself', [rule('/a', '/a')]],
  ['another spelling of itself', [rule('/a', '/A/')]],
  ['a ring of three', [rule('/a', '/b'), rule('/b', '/c'), rule('/c', '/a')]],
  ['a ring that begins later', [rule('/a', '/b'), rule('/b', '/c'), rule('/c', '/b')]],
  ['itself by the full address', [rule('/a', 'https://yapa.example/a')]],
])('does not follow a loop: %s (RT-07)', (_name, rules) => {
  expect(follow(rules, '/a')).toBeUndefined()
})

test('keeps the query of the link, except what the editor sets (RT-07)', () => {
  const rules = [rule('/promo', '/biblioteca?utm_source=afiche#guias')]
  expect(follow(rules, '/promo?utm_source=x&utm_medium=papel')?.location).toBe(
    '/biblioteca?utm_source=afiche&utm_medium=papel#guias',
  )
})

test.each([
  'javascript:alert(1)',
  '//malo.example',
  '/\\malo.example',
  'tel:103',
  'mailto:a@malo.example',
  '#anchor',
  '',
])('never redirects to an unsafe address: %j (RT-07)', (to) => {
  expect(follow([rule('/a', to)], '/a')).toBeUndefined()
})
