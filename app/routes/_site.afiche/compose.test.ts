import { expect, test } from 'vitest'
import { runQuery } from '~/testing/run-query'
import { compose } from './compose'
import { posterPageQuery } from './query'

async function readPage(fields: object) {
  const id = 'posterPage'
  const page = await runQuery(posterPageQuery, [{ _id: id, _type: id, ...fields }])
  if (page === null) throw new Error('There is no page.')
  return page
}

const page = await readPage({
  templates: [
    {
      _key: 'a',
      name: 'Bailable',
      ground: 'fountain',
      rows: [
        { kind: 'text', text: '{cause}', size: 'huge', ink: 'ink' },
        { kind: 'text', text: 'Para {name}', size: 'large', ink: 'accent' },
        { kind: 'ticket', text: 'N.º {number}' },
      ],
    },
    { _key: 'b', name: 'Kermés', ground: 'rays' },
  ],
  inks: [{ _key: 'i', name: 'Noche', paper: '#1d1736', ink: '#fff8ea', accents: ['#ffc436'] }],
  examples: { cause: 'Un techo', name: 'El club', number: '04821' },
  refusedWords: ['mierda'],
  poster: { alt: 'Afiche «{template}»: {cause}. {name}. Número {number}.' },
})

const composed = (values: Record<string, string>) => compose(page, new URLSearchParams(values))
const getTexts = ({ poster: { rows } }: ReturnType<typeof compose>) =>
  rows.flatMap((row) => ('text' in row ? [row.text] : []))

test('draws each detail of the raffle that is typed, and no row without its detail (POST-01)', () => {
  const row = (text: string) => ({ kind: 'text' as const, text, size: null, ink: null })
  const rows = [row('Premio: {prize}'), row('Sorteo: {date}'), row('{number}: {price}')]
  const [template] = page.templates ?? []
  const raffle = { ...page, templates: template ? [{ ...template, rows }] : null }
  const draw = (values: Record<string, string>) => compose(raffle, new URLSearchParams(values))
  expect(getTexts(draw({}))).toEqual([])
  const typed = draw({ prize: 'Una bici', price: '$ 500', date: 'casino' })
  expect(getTexts(typed)).toEqual(['PREMIO: UNA BICI', 'SORTEO: CASINO', '04821: $ 500'])
  expect(typed.label).toContain('Número 04821. Premio: Una bici. Sorteo: casino. 04821: $ 500.')
  expect(getTexts(draw({ prize: 'Una mierda', date: '20/12' }))).toEqual(['SORTEO: 20/12'])
})

test('never draws a refused word (POST-01)', () => {
  const refused = composed({ cause: 'La MIÉRDA', name: 'Ana', number: '1' })
  expect(refused.issues.cause?.kind).toBe('refused')
  expect(getTexts(refused)).toEqual(['UN TECHO', 'PARA ANA', 'N.º 1'])
  expect(refused.label).not.toMatch(/mi[eé]rda/i)
})

test('a damaged page still gives a poster (CMS-08)', async () => {
  const { poster: bare } = compose(await readPage({}), new URLSearchParams({ cause: 'Agua' }))
  expect(bare).toMatchObject({ ground: 'plain', rows: [], inks: { paper: '#ffffff' } })
})
