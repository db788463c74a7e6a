import { expect, test } from 'vitest'
import { parseFacts } from '../site-facts'
import { runRule } from '../testing/run-rule'
import { checkAnchors, listExternalLinks } from './links'

const now = Date.parse('2026-06-15T15:00:00Z')
const facts = parseFacts(
  {
    brandName: 'Yapa',
    pages: [
      {
        _id: 'drafts.homePage',
        sections: [
          { _key: 'n1', anchor: 'premios', items: [{ anchor: 'bonos' }], entries: null },
          { _key: 'n2', anchor: null, items: null, entries: [{ id: 'costo' }, null] },
          { _key: 'n3', anchor: 'sorteo', hidden: true, items: [{ anchor: 'fecha' }] },
        ],
      },
      {
        _id: 'campania',
        slug: 'prensa/inundacion',
        body: [
          { _key: 'n1', anchor: 'fotos', visibleFrom: '2026-06-15T14:59:00Z' },
          { _key: 'n2', anchor: 'rifa', visibleUntil: '2026-06-15T14:59:00Z' },
          { _key: 'n3', anchor: 'cierre', visibleFrom: '2026-06-15T15:01:00Z' },
        ],
      },
    ],
  },
  now,
)
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

test.each([
  '#sorteo',
  '#fecha',
  '/#sorteo',
  '/prensa/inundacion#rifa',
  '/prensa/inundacion#cierre',
])('warns about a link to %s, in a section that visitors do not see now (CHECK-01)', (href) =>
  expect(check(href)).toEqual([expect.stringMatching(/^warning link\.href: .*oculta/)]),
)

test('finds a section that was hidden in the form before it is saved (CHECK-01)', () => {
  const sections = [{ _key: 'n1', _type: 'callToAction', anchor: 'premios', hidden: true }]
  expect(check('#premios', { sections })).toEqual([expect.stringMatching(/^warning .*oculta/)])
})

test('accepts a link between hidden sections (CHECK-01)', () => {
  const link = { _key: 'n4', hidden: true, link: { href: '#sorteo' } }
  expect(check('#premios', { sections: [link] })).toEqual([])
})

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
