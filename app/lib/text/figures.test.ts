import { expect, test } from 'vitest'
import { type FigureData, selectFigures, removePastDeadlines } from './figures'

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
  selectFigures([figure(changes)], riskNotice, now)

test('selects a figure without an end, with its source (INV-05)', () => {
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

test('a figure is visible through its last day in Argentina (INV-05)', () => {
  const ends = figure({ validUntil: '2025-06-15', fallbackText: 'Consultanos.' })
  const kindAt = (moment: string) => selectFigures([ends], notice, new Date(moment))[0]?.kind
  expect(kindAt('2025-06-16T02:59:59Z')).toBe('figure')
  expect(kindAt('2025-06-16T03:00:00Z')).toBe('words')
})

test('an expired figure leaves only its fallback text, if it has one (INV-05)', () => {
  const [past] = shown({ validUntil: '2025-06-14', fallbackText: 'Te lo mandamos con el plan.' })
  expect(past).toEqual({ kind: 'words', _key: 'a', text: 'Te lo mandamos con el plan.' })
  expect(shown({ validUntil: '2025-06-14' })).toEqual([])
})

test('omits projections without a risk notice (INV-05)', () => {
  expect(shown({ isProjection: true })).toMatchObject([{ isProjection: true }])
  expect(shown({ isProjection: true }, null)).toEqual([])
  expect(shown({ isProjection: true }, ' ')).toEqual([])
})

test('removes only the deadline of a milestone once it has passed (INV-08)', () => {
  const milestone = { title: 'Brasil y México', when: 'En 12 meses', validUntil: '2025-06-14' }
  expect(removePastDeadlines([milestone], now)).toEqual([{ ...milestone, when: null }])
  const open = { ...milestone, validUntil: '2025-06-15' }
  expect(removePastDeadlines([open, { ...open, validUntil: null }], now)).toEqual([
    open,
    { ...open, validUntil: null },
  ])
  expect(removePastDeadlines(null, now)).toEqual([])
})
