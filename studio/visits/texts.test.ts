import { expect, test } from 'vitest'
import { eventLabel, pageLabel } from './texts'

test('labels views of missing pages, and shows unknown names unchanged (ANA-05)', () => {
  expect(pageLabel('notFound')).toEqual({ title: 'Direcciones que no existen' })
  expect(pageLabel('newPage')).toEqual({ title: 'newPage' })
  const made = { _id: 'a1', title: 'La rifa', slug: 'rifa' }
  expect(pageLabel('a1', [made])).toEqual({ title: 'La rifa', note: '/rifa' })
  expect(eventLabel('New Event')).toEqual({ title: 'New Event' })
})
