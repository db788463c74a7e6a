import { expect, test } from 'vitest'
import { startValidation } from '../testing/validation'

const report = startValidation([
  { _id: 'p1', _type: 'page', title: 'Techo', slug: { current: 'campanas/techo' } },
  { _id: 'drafts.p1', _type: 'page', title: 'Techo', slug: { current: 'techo-nuevo' } },
  {
    _id: 'p3',
    _type: 'page',
    title: 'Gran rifa',
    slug: { current: 'gran-rifa' },
    formerSlugs: ['rifa-de-antes'],
  },
  { _id: 'drafts.p2', _type: 'page', title: 'Feria', slug: { current: 'feria' } },
  { _id: 'r1', _type: 'redirect', from: '/Ayuda/', to: '/sosBahia/help' },
])

async function messagesAt(path: string, document: object): Promise<string[]> {
  const issues = await report({ _id: 'drafts.new', _type: 'page', ...document })
  return issues.flatMap((issue) => issue.split(` ${path}: `)[1] ?? [])
}

const slugMessages = (current: string, _id = 'drafts.new') =>
  messagesAt('slug', { _id, slug: { _type: 'slug', current } })

test('accepts a free address, also one a level below another page (PAGE-01)', async () => {
  expect(await slugMessages('rifa')).toEqual([])
  expect(await slugMessages('campanas/rifa')).toEqual([])
  for (const id of ['drafts.p1', 'versions.r1.p1']) {
    expect(await slugMessages('campanas/techo', id)).toEqual([])
  }
})

test.each([
  ['inversores', 'ya la usa el sitio'],
  ['studio/rifa', 'ya la usa el sitio'],
  ['Rifa del puerto', 'minúsculas'],
  ['a/b/c', 'minúsculas'],
  ['campanas/techo', 'Otra página ya tiene esta dirección: Techo.'],
  ['techo-nuevo', 'Otra página ya tiene esta dirección: Techo.'],
  ['rifa-de-antes', 'Esta dirección lleva a «Gran rifa»'],
  ['feria', 'Otra página ya tiene esta dirección: Feria.'],
  ['ayuda', 'Hay un desvío desde esta dirección'],
])('rejects the address %s (PAGE-01)', async (slug, message) => {
  expect(await slugMessages(slug)).toEqual([expect.stringContaining(message)])
})

test('accepts a link to a published page; warns about a draft or no page (PAGE-01)', async () => {
  const messagesOf = async (href: string) => {
    const link = { _type: 'link', label: 'Ir', href }
    const document = { _id: 'navigation', _type: 'navigation', cta: link }
    return messagesAt('cta.href', document)
  }
  expect(await messagesOf('/campanas/techo')).toEqual([])
  expect(await messagesOf('/feria')).toEqual(['La página Feria todavía no está publicada.'])
  expect(await messagesOf('/nada')).toEqual([expect.stringContaining('Ninguna página')])
})

test('a redirect from the address of a page is rejected (PAGE-01)', async () => {
  const redirect = { _id: 'r2', _type: 'redirect', from: '/campanas/techo', to: '/biblioteca' }
  expect(await messagesAt('from', redirect)).toEqual([expect.stringContaining('la página Techo')])
})

test('a block ends after it starts (PAGE-01)', async () => {
  const dates = { visibleFrom: '2026-03-03T12:00:00Z', visibleUntil: '2026-03-03T11:00:00Z' }
  const messagesOf = (visibility: object) =>
    messagesAt('body.a.visibleUntil', {
      body: [{ _key: 'a', _type: 'wordBand', words: ['a'], ...visibility }],
    })
  expect(await messagesOf(dates)).toEqual(['Tiene que ser después de «Mostrar desde».'])
  expect(await messagesOf({ ...dates, visibleFrom: undefined })).toEqual([])
})
