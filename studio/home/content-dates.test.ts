import { expect, test } from 'vitest'
import { findDates, findEndingClaims } from './content-dates'
import { groupByDay } from './upcoming'

const today = '2026-06-01'

const figure = (key: string, validUntil: string) => ({
  _key: key,
  _type: 'figure',
  value: '+50.000',
  label: 'rifas',
  validUntil,
})

const page = {
  _id: 'investorsPage',
  _type: 'investorsPage',
  opening: { figures: [figure('later', '2026-07-02'), figure('soon', '2026-07-01')] },
  sections: [
    {
      _key: 'a',
      _type: 'roadmap',
      items: [{ _key: 'm', _type: 'milestone', title: 'Beta', validUntil: '2026-05-31' }],
    },
  ],
}

test('finds ended claims and those that end within 30 days at any depth (INV-05, INV-08)', () => {
  expect(findEndingClaims([page], today)).toMatchObject([
    {
      documentId: 'investorsPage',
      path: ['sections', { _key: 'a' }, 'items', { _key: 'm' }, 'validUntil'],
      title: 'Beta',
      at: '2026-05-31',
      hasExpired: true,
    },
    {
      path: ['opening', 'figures', { _key: 'soon' }, 'validUntil'],
      title: '+50.000 · rifas',
      at: '2026-07-01',
      hasExpired: false,
    },
  ])
})

test('lists what changes by day: releases, sections, and last days (PLAN-01)', () => {
  const section = {
    _key: 's',
    title: 'Rifas',
    visibleFrom: 'soon',
    visibleUntil: '2026-06-03T02:30:00Z',
  }
  const campaign = { _id: 'c', _type: 'campaignLink', title: 'Útiles', endsOn: '2026-06-02' }
  const dates = findDates([{ ...page, opening: null, sections: [section] }, campaign])
  const release = (name: string, publishAt: string) => ({
    _id: name,
    name,
    publishAt,
    documents: [],
  })
  const scheduled = [
    release('later', '2026-07-02T12:00:00Z'),
    release('night', '2026-06-03T01:00:00Z'),
    release('today', '2026-06-01T12:00:00Z'),
  ]
  const days = groupByDay(scheduled, dates, today).map(({ day, events }) => [
    day,
    ...events.map((event) => ('release' in event ? event.release.name : event.date.field)),
  ])
  expect(days).toEqual([
    ['2026-06-01', 'today'],
    ['2026-06-02', 'night', 'visibleUntil', 'endsOn'],
  ])
})
