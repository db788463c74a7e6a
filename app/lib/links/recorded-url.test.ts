import { expect, test } from 'vitest'
import { recordedUrl } from './recorded-url'

const page = 'https://sitio.example/inversores?email=ana@correo.com'
const recorded = (url: string) => recordedUrl(url, page)

test.each([
  '/',
  '/?fromInvestors=true&internalTest=true',
  '/about-us?utm_source=boletin&utm_campaign=marzo-2025',
  '/inversores.data?_routes=routes%2F_site.inversores',
  '/#boletin',
  '/#qu%C3%A9-es',
])('keeps what the site writes into an address: %s (ANA-04)', (path) => {
  expect(recorded(`https://sitio.example${path}`)).toBe(`https://sitio.example${path}`)
})

test.each([
  ['/?email=ana@correo.com', '/'],
  ['/?fromInvestors=true&nombre=Ana&tel=%2B5491140000000', '/?fromInvestors=true'],
  ['/?utm_term=ana%40correo.com&utm_source=boletin', '/?utm_source=boletin'],
  ['/?utm_content=5491140000000', '/'],
  ['/?utm_source=boletin&utm_source=ana@correo.com', '/'],
  ['/?sanity-preview-secret=x', '/'],
  ['/#email=ana@correo.com', '/'],
  ['/#%E0%A4%A', '/'],
  ['//ana:clave@sitio.example/', '/'],
])('removes contact data and secrets: %s (ANA-04)', (path, stored) => {
  expect(recorded(path)).toBe(`https://sitio.example${stored}`)
})

test('removes contact data from addresses of other sites (ANA-04)', () => {
  expect(recorded('https://wa.me/5491140000000?text=Soy%20Ana')).toBe('https://wa.me/5491140000000')
})

test('returns undefined for an invalid address (ANA-04)', () => {
  expect(recorded('https://')).toBeUndefined()
})
