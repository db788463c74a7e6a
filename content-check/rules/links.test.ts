import { expect, test } from 'vitest'
import { parseFacts } from '../site-facts'
import { runRule } from '../testing/run-rule'
import { checkAnchors, listExternalLinks } from './links'

const facts = parseFacts({
  brandName: 'Yapa',
  pages: [
    {
      _id: 'drafts.homePage',
      sections: [
        { _key: 'n1', anchor: 'premios', items: [{ anchor: 'bonos' }], entries: null },
        { _key: 'n2', anchor: null, items: null, entries: [{ id: 'costo' }, null] },
      ],
    },
    { _id: 'campania', slug: 'prensa/inundacion', body: [{ _key: 'n1', anchor: 'fotos' }] },
  ],
})
const check = (href: string, fields: object = {}) =>
  runRule(checkAnchors, { seo: {}, link: { href }, ...fields }, { facts })

test.each([
  ...['/#premios', '/#bonos', '/#costo', '/?a=1#premios', '/#boletin', '/#tu-numero'],
  ...['/#titulo-n2', '/prensa/inundacion#fotos', '/desconocida#a', 'https://ejemplo.com/#a'],
  ...['#premios', '#costo', 'mailto:a@ejemplo.com', ''],
])('accepts a link to %s (CHECK-01)', (href) => expect(check(href)).toEqual([]))

test('rejects a link to a section that its own page does not have (CHECK-01)', () => {
  expect(check('#nada')).toMatchObject([expect.stringMatching(/^error link\.href: Ninguna/)])
})

test.each(['/#nada', '/prensa/inundacion/#nada'])(
  'warns about a link to %s, a section that another page does not have (CHECK-01)',
  (href) => {
    const other = { _id: 'footer', _type: 'footer', seo: undefined }
    expect(check(href, other)).toMatchObject([expect.stringMatching(/^warning link\.href: Esa/)])
  },
)

test('knows the anchors of the edited document before they are saved (CHECK-01)', () => {
  const sections = [{ _key: 'n9', _type: 'callToAction', anchor: 'nueva' }]
  expect(check('#nueva', { sections })).toEqual([])
  expect(check('/#nueva', { sections })).toEqual([])
})

test('accepts an anchor of any page in a text that pages share (CHECK-01)', () => {
  const entry = { _id: 'faqEntry-a', _type: 'faqEntry', seo: undefined }
  expect(check('#fotos', entry)).toEqual([])
  expect(check('#nada', entry)).toHaveLength(1)
})

test('lists the links to other sites with their fields', () => {
  const document = {
    links: [
      { _key: 'a', href: 'https://ejemplo.com/uno' },
      { _key: 'b', href: '/biblioteca' },
    ],
    storeLinks: { android: 'http://ejemplo.org' },
    note: 'Mirá https://ejemplo.net',
  }
  expect(listExternalLinks(document)).toEqual([
    { address: 'https://ejemplo.com/uno', path: ['links', { _key: 'a' }, 'href'] },
    { address: 'http://ejemplo.org', path: ['storeLinks', 'android'] },
  ])
})
