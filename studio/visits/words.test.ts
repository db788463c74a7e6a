import { expect, test } from 'vitest'
import { documentAt, sitePages, thankYouPath } from '../../app/lib/site-pages'
import { eventNames } from '../../app/services/analytics/events'
import { visitWords } from '../spanish'
import { eventLabel, pageLabel, type Say } from './words'

const say: Say = (word) => visitWords[word]

test.each(eventNames)('ANA-01 the event %s has Spanish words, and keeps its name', (name) => {
  const { title, note } = eventLabel(name, say)
  expect(note).toBe(name)
  expect(title).not.toBe(name)
})

test.each([...Object.values(sitePages), thankYouPath])(
  'ANA-05 the page %s is told by its title, with its address',
  (path) => {
    const { title, note } = pageLabel(documentAt(path) ?? '', say)
    expect(note).toBe(path)
    expect(title).not.toBe(documentAt(path))
  },
)

test('ANA-05 addresses that do not exist are told as such, and a name that is new as it is', () => {
  expect(pageLabel('notFound', say)).toEqual({ title: 'Direcciones que no existen' })
  expect(pageLabel('newPage', say)).toEqual({ title: 'newPage' })
  expect(eventLabel('New Event', say)).toEqual({ title: 'New Event' })
})
