import { expect, test } from 'vitest'
import { pagePaths } from '#config/site-pages'
import { documentIdAt } from '#app/lib/links/page-paths'
import { eventNames } from '#app/services/analytics/events'
import { visitTexts } from '../spanish'
import { eventLabel, pageLabel, type Translate } from './texts'

const t: Translate = (key) => visitTexts[key]

test.each(eventNames)(
  'labels the event %s in Spanish, with its name as a note (ANA-01)',
  (name) => {
    const { title, note } = eventLabel(name)
    expect(note).toBe(name)
    expect(title).not.toBe(name)
  },
)

test.each([...pagePaths.values()])(
  'labels the page %s by its title, with its path as a note (ANA-05)',
  (path) => {
    const { title, note } = pageLabel(documentIdAt(path) ?? '', t)
    expect(note).toBe(path)
    expect(title).not.toBe(documentIdAt(path))
  },
)

test('labels views of missing pages, and shows unknown names unchanged (ANA-05)', () => {
  expect(pageLabel('notFound', t)).toEqual({ title: 'Direcciones que no existen' })
  expect(pageLabel('newPage', t)).toEqual({ title: 'newPage' })
  const made = { _id: 'a1', title: 'La rifa', slug: 'rifa' }
  expect(pageLabel('a1', t, [made])).toEqual({ title: 'La rifa', note: '/rifa' })
  expect(eventLabel('New Event')).toEqual({ title: 'New Event' })
})
