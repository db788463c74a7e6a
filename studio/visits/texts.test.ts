import { expect, test } from 'vitest'
import { pagePaths } from '#config/site-pages'
import { documentIdAt } from '#app/lib/links/page-paths'
import { eventNames } from '#app/services/analytics/events'
import { eventLabel, pageLabel } from './texts'

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
    const { title, note } = pageLabel(documentIdAt(path) ?? '')
    expect(note).toBe(path)
    expect(title).not.toBe(documentIdAt(path))
  },
)

test('labels views of missing pages, and shows unknown names unchanged (ANA-05)', () => {
  expect(pageLabel('notFound')).toEqual({ title: 'Direcciones que no existen' })
  expect(pageLabel('newPage')).toEqual({ title: 'newPage' })
  const made = { _id: 'a1', title: 'La rifa', slug: 'rifa' }
  expect(pageLabel('a1', [made])).toEqual({ title: 'La rifa', note: '/rifa' })
  expect(eventLabel('New Event')).toEqual({ title: 'New Event' })
})
