import { expect, test } from 'vitest'
import { type FigureData, shownFigures, withoutPastDeadlines } from './shown-figure'

const now = new Date('2025-06-15T15:00:00Z')
const notice = 'Podés perder todo lo que pongas.'

const figure = (changes: Partial<FigureData> = {}): FigureData => ({
  _key: 'a',
  value: 'x5 a x10',
  label: 'Retorno proyectado, en 24 a 36 meses',
  note: null,
  source: 'Plan financiero',
  date: '2025-01-01',
  validUntil: null,
  fallbackText: null,
  isProjection: false,
  ...changes,
})
const shown = (changes: Partial<FigureData>, riskNotice: string | null = notice) =>
  shownFigures([figure(changes)], riskNotice, now)

test('INV-05 a figure without an end is shown with where it comes from', () => {
  expect(shown({})).toEqual([
    {
      kind: 'figure',
      _key: 'a',
      value: 'x5 a x10',
      label: 'Retorno proyectado, en 24 a 36 meses',
      note: null,
      source: 'Plan financiero',
      date: '2025-01-01',
      isProjection: false,
    },
  ])
})

test('INV-05 a figure holds through its last day, in Argentina', () => {
  const ends = figure({ validUntil: '2025-06-15', fallbackText: 'Consultanos.' })
  const kindAt = (moment: string) => shownFigures([ends], notice, new Date(moment))[0]?.kind
  expect(kindAt('2025-06-16T02:59:59Z')).toBe('figure')
  expect(kindAt('2025-06-16T03:00:00Z')).toBe('words')
})

test('INV-05 past its end neither value nor label nor source is left', () => {
  const [past] = shown({ validUntil: '2025-06-14', fallbackText: 'Te lo mandamos con el plan.' })
  expect(past).toEqual({ kind: 'words', _key: 'a', text: 'Te lo mandamos con el plan.' })
})

test('INV-05 past its end a figure without other words is left out', () => {
  expect(shown({ validUntil: '2025-06-14' })).toEqual([])
})

test('INV-05 a projection is never shown without a risk notice', () => {
  expect(shown({ isProjection: true })).toMatchObject([{ isProjection: true }])
  expect(shown({ isProjection: true }, null)).toEqual([])
  expect(shown({ isProjection: true }, ' ')).toEqual([])
})

test('CMS-08 figures that are missing or have no value are left out', () => {
  expect(shown({ value: null })).toEqual([])
  expect(shownFigures(null, notice, now)).toEqual([])
})

test('INV-08 a milestone loses its deadline when that has passed, and keeps the rest', () => {
  const milestone = { title: 'Brasil y México', when: 'En 12 meses', validUntil: '2025-06-14' }
  expect(withoutPastDeadlines([milestone], now)).toEqual([{ ...milestone, when: null }])
  const open = { ...milestone, validUntil: '2025-06-15' }
  expect(withoutPastDeadlines([open, { ...open, validUntil: null }], now)).toEqual([
    open,
    { ...open, validUntil: null },
  ])
  expect(withoutPastDeadlines(null, now)).toEqual([])
})
