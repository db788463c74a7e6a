import { expect, test } from 'vitest'
import type { InvestorsPage } from '~/sanity/types.generated'
import { findSource, SOURCES } from '~/lib/text/value-sources'
import { runQuery } from '~/testing/run-query'
import { listSections, selectVisiblePage } from './visible-page'
import { investorsPageQuery } from './query'

const now = new Date('2025-06-15T15:00:00Z')

type Others = Parameters<typeof runQuery>[1]

/** The visible page of a dataset whose document has these fields. */
async function showStored(fields: Partial<InvestorsPage>, others: Others = []) {
  return selectVisiblePage(await loadStored(fields, others), now)
}

async function loadStored(fields: Partial<InvestorsPage>, others: Others) {
  const id = 'investorsPage'
  const stored = [{ _id: id, _type: id, ...fields }, ...others]
  const { page } = await runQuery(investorsPageQuery, stored)
  if (page === null) throw new Error('There is no page.')
  return page
}

const title = (text: string) => [
  { _type: 'block' as const, _key: 'a', children: [{ _type: 'span' as const, _key: 'b', text }] },
]

const projection = {
  _key: 'retorno',
  _type: 'figure' as const,
  value: 'x5 a x10',
  label: 'Retorno proyectado',
  isProjection: true,
}
const milestone = {
  _key: 'brasil',
  _type: 'milestone' as const,
  title: 'Brasil',
  when: 'En 12 meses',
  validUntil: '2025-06-14',
  done: false,
}
const opportunity = {
  title: title('Oportunidad de Inversión'),
  figures: [projection],
  riskTitle: 'Leé esto',
  riskNotice: 'Podés perder todo.',
}

test('a page without content has no sections and an empty index (CMS-08)', async () => {
  const page = await showStored({})
  expect(Object.values(page).filter((value) => value !== null)).toEqual([])
  expect(listSections(page)).toEqual([])
})

test('omits sections whose lists are empty or have only broken references (CMS-08)', async () => {
  const page = await showStored({
    planList: { title: title('El plan'), items: [] },
    screenshots: {},
    opportunity: { ...opportunity, figures: [], riskNotice: '' },
    uniqueness: { title: title('Únicos') },
    traction: { title: title('Tracción'), figures: [], items: [] },
    roadmap: { title: title('Hoja de ruta'), items: [] },
    team: { title: title('El equipo'), members: [] },
    why: { title: title('Por qué'), claims: [] },
    contact: { title: title('Charlemos') },
  })
  expect(page).toEqual(await showStored({}))
})

test('shows the listed members first, then all others by age (INV-09)', async () => {
  const member = (_id: string, _createdAt: string) => ({ _type: 'teamMember', _id, _createdAt })
  const people = [member('new', '2025-03'), member('old', '2025-01'), member('listed', '2025-02')]
  const show = async (ids: readonly string[]) => {
    const members = ids.map((_ref) => ({ _type: 'reference' as const, _key: _ref, _ref }))
    const { team } = await showStored({ team: { title: title('El equipo'), members } }, people)
    return team?.items.map(({ _id }) => _id)
  }
  expect(await show(['listed', 'gone'])).toEqual(['listed', 'old', 'new'])
  expect(await show([])).toEqual(['old', 'listed', 'new'])
})

test('omits projections of all sections without a risk notice (INV-05)', async () => {
  const hero = { figures: [projection] }
  const withNotice = await showStored({ hero, opportunity })
  expect(withNotice.hero?.figures).toHaveLength(1)
  expect(withNotice.opportunity?.figures).toHaveLength(1)
  const bare = await showStored({ hero, opportunity: { ...opportunity, riskNotice: '' } })
  expect(bare.hero?.figures).toEqual([])
  expect(bare.opportunity).toBeNull()
})

test('shows only the parts of the disclosure that have content (CLAIM-01, CMS-08)', async () => {
  const expired = { ...projection, isProjection: false, validUntil: '2025-06-14' }
  const empty = {
    title: title('Comprobalo'),
    company: { title: 'Quién está detrás', legalName: '' },
    funds: { title: 'Uso de la plata', figures: [expired] },
    risks: { title: 'Riesgos', items: [] },
  }
  expect((await showStored({ disclosure: empty })).disclosure).toBeNull()
  const update = (date: string, text: string) => ({
    _type: 'campaignUpdate' as const,
    _key: date,
    date,
    text,
  })
  const items = [update('2025-01-01', 'Vieja'), update('2025-05-01', 'Nueva')]
  const { disclosure } = await showStored({
    disclosure: { ...empty, updates: { title: 'Novedades', items } },
  })
  expect(disclosure?.parts.updates?.items.map(({ text }) => text)).toEqual(['Nueva', 'Vieja'])
  expect(Object.values(disclosure?.parts ?? {}).filter(Boolean)).toHaveLength(1)
})

test('removes past deadlines from traction and roadmap (INV-08)', async () => {
  const list = { items: [milestone] }
  const page = await showStored({ roadmap: list, traction: list })
  const shown = { title: 'Brasil', done: false, when: null }
  expect(page.roadmap?.items[0]).toMatchObject(shown)
  expect(page.traction?.items[0]).toMatchObject(shown)
})

test('keeps the sources of the texts of each section, for previews (CMS-06)', async () => {
  const member = { _id: 'ana', _type: 'teamMember', name: 'Ana' }
  const page = await loadStored(
    {
      team: { lead: 'El equipo' },
      why: { lead: 'Los motivos', claims: [{ _type: 'point', _key: 'a', title: 'Uno' }] },
      disclosure: { lead: 'Los datos', company: { legalName: 'Yapa LLC' } },
    },
    [member],
  )
  for (const name of ['team', 'why', 'disclosure'] as const) {
    const section = page[name]
    if (section === null) throw new Error(`There is no ${name}.`)
    Object.assign(section, {
      [SOURCES]: { lead: ['investorsPage', 'investorsPage', `${name}.lead`] },
    })
    expect(findSource(selectVisiblePage(page, now)[name] ?? {}, 'lead')?.[2]).toBe(`${name}.lead`)
  }
})

test('the index lists the visible sections in page order (INV-14)', async () => {
  const page = await showStored({
    opportunity,
    roadmap: { title: title('Hoja de ruta 2025'), items: [milestone] },
  })
  expect(listSections(page)).toEqual([
    { anchor: 'oportunidad', text: 'Oportunidad de Inversión' },
    { anchor: 'hoja-de-ruta', text: 'Hoja de ruta 2025' },
  ])
})
