import { expect, test } from 'vitest'
import { render } from '~/testing/render'
import { runQuery } from '~/testing/run-query'
import { investorsPageQuery } from '../query'
import { selectVisiblePage } from '../visible-page'
import { Team } from './team'

const title = [
  { _type: 'block', _key: 'a', children: [{ _type: 'span', _key: 'b', text: 'El equipo' }] },
]
const complete = {
  name: 'Ana',
  surname: 'Gómez',
  role: 'Dirección',
  description: 'Dirige el equipo.',
  achievement: 'Fundó un club.',
  emoji: '🧭',
}

/** Renders the card of the only member, after a reference to a deleted one. */
async function renderCard(member: Partial<typeof complete>): Promise<string> {
  const members = ['deleted', 'ana'].map((_ref) => ({ _key: _ref, _type: 'reference', _ref }))
  const { page } = await runQuery(investorsPageQuery, [
    { _id: 'investorsPage', _type: 'investorsPage', team: { title, members } },
    { _id: 'ana', _type: 'teamMember', _createdAt: '2025-01-01T00:00:00Z', ...member },
  ])
  const team = page === null ? null : selectVisiblePage(page, new Date()).team
  const cards = team === null ? [] : render(<Team team={team} />).split('<li class="badge ')
  expect(cards).toHaveLength(2)
  return cards[1] ?? ''
}

test('a member has emoji, name, role, description and achievement (INV-09)', async () => {
  const card = await renderCard(complete)
  for (const text of ['🧭', 'Ana Gómez', 'Dirección', 'Dirige el equipo.', 'Fundó un club.']) {
    expect(card).toContain(`>${text}<`)
  }
})

test('a card leaves out what is missing (INV-09, CMS-08)', async () => {
  const card = await renderCard({ name: 'Ana' })
  expect(card).toContain('>Ana<')
  expect(card).toContain('<span class="badge-mark" aria-hidden="true">A</span>')
  expect(card).not.toMatch(/<img|<a |<p/)
})
