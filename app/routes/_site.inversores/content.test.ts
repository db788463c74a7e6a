import { expect, test } from 'vitest'
import type { InvestorsPageQueryResult } from '~/sanity/types.generated'
import { indexOf, shownPage } from './content'

type StoredPage = NonNullable<InvestorsPageQueryResult['page']>

const now = new Date('2025-06-15T15:00:00Z')

const empty: StoredPage = {
  title: null,
  header: null,
  hero: null,
  textBlocks: null,
  planList: null,
  screenshots: null,
  opportunity: null,
  uniqueness: null,
  traction: null,
  roadmap: null,
  team: null,
  why: null,
  contact: null,
  whatsapp: null,
  form: null,
  seo: null,
}

const title = (text: string) => [
  { _type: 'block' as const, _key: 'a', children: [{ _type: 'span' as const, _key: 'b', text }] },
]

const projection = {
  _key: 'retorno',
  value: 'x5 a x10',
  label: 'Retorno proyectado',
  note: null,
  source: null,
  date: null,
  validUntil: null,
  fallbackText: null,
  isProjection: true,
}
const milestone = {
  _key: 'brasil',
  title: 'Brasil',
  text: null,
  when: 'En 12 meses',
  validUntil: '2025-06-14',
  done: false,
}
const opportunity = {
  title: title('Oportunidad de Inversión'),
  lead: null,
  figures: [projection],
  terms: null,
  riskTitle: 'Leé esto',
  riskNotice: 'Podés perder todo.',
}

test('CMS-08 a page without content has no section and nothing in its index', () => {
  const page = shownPage(empty, now)
  expect(page).toMatchObject({ ...empty, textBlocks: [] })
  expect(indexOf(page)).toEqual([])
})

test('CMS-08 sections whose lists are empty, or lead nowhere, are left out', () => {
  const page = shownPage(
    {
      ...empty,
      planList: { title: title('El plan'), lead: null, items: [] },
      screenshots: { title: null, label: null, pictures: null },
      opportunity: { ...opportunity, figures: null, riskNotice: null },
      uniqueness: { title: title('Únicos'), lead: null, items: null },
      traction: {
        title: title('Tracción'),
        lead: null,
        figures: [],
        items: [],
        doneLabel: null,
        nextLabel: null,
      },
      roadmap: { title: title('Hoja de ruta'), lead: null, items: [] },
      team: { title: title('El equipo'), lead: null, members: [] },
      why: { title: title('Por qué'), lead: null, claims: [], picture: null },
      contact: { title: title('Charlemos'), text: null, buttonLabel: null },
    },
    now,
  )
  expect(page).toMatchObject({ ...empty, textBlocks: [] })
})

test('INV-05 no figure of any section is a projection while there is no risk notice', () => {
  const hero = {
    title: null,
    subtitle: null,
    ctaLabel: null,
    logo: null,
    people: null,
    figures: [projection],
  }
  const withNotice = shownPage({ ...empty, hero, opportunity }, now)
  expect(withNotice.hero?.figures).toHaveLength(1)
  expect(withNotice.opportunity?.figures).toHaveLength(1)
  const bare = shownPage({ ...empty, hero, opportunity: { ...opportunity, riskNotice: null } }, now)
  expect(bare.hero?.figures).toEqual([])
  expect(bare.opportunity).toBeNull()
})

test('INV-08 past deadlines are gone from traction and roadmap', () => {
  const list = { title: null, lead: null, items: [milestone] }
  const page = shownPage(
    {
      ...empty,
      roadmap: list,
      traction: { ...list, figures: null, doneLabel: null, nextLabel: null },
    },
    now,
  )
  expect(page.roadmap?.items[0]).toEqual({ ...milestone, when: null })
  expect(page.traction?.items[0]).toEqual({ ...milestone, when: null })
})

test('INV-14 the index names the sections that are there, in the order of the page', () => {
  const page = shownPage(
    {
      ...empty,
      opportunity,
      roadmap: { title: title('Hoja de ruta 2025'), lead: null, items: [milestone] },
    },
    now,
  )
  expect(indexOf(page)).toEqual([
    { anchor: 'oportunidad', text: 'Oportunidad de Inversión' },
    { anchor: 'hoja-de-ruta', text: 'Hoja de ruta 2025' },
  ])
})
