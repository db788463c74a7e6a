import { expect, test } from 'vitest'
import { pagePaths } from '../../config/site-pages'
import { documentIdAt } from '../../app/lib/links/page-paths'
import { eventNames } from '../../app/services/analytics/events'
import { visitWords } from '../spanish'
import { eventLabel, pageLabel, type Say } from './words'

const say: Say = (word) => visitWords[word]

test.each(eventNames)('ANA-01 the event %s has Spanish words, and keeps its name', (name) => {
  const { title, note } = eventLabel(name)
  expect(note).toBe(name)
  expect(title).not.toBe(name)
})

test.each([...pagePaths.values()])(
  'ANA-05 the page %s is told by its title, with its address',
  (path) => {
    const { title, note } = pageLabel(documentIdAt(path) ?? '', say)
    expect(note).toBe(path)
    expect(title).not.toBe(documentIdAt(path))
  },
)

test('ANA-05 addresses that do not exist are told as such, and a name that is new as it is', () => {
  expect(pageLabel('notFound', say)).toEqual({ title: 'Direcciones que no existen' })
  expect(pageLabel('newPage', say)).toEqual({ title: 'newPage' })
  expect(eventLabel('New Event')).toEqual({ title: 'New Event' })
})
