import { expect, test } from 'vitest'
import { block, runRule } from '../testing/run-rule'
import { checkRaffles } from './raffles'

const tickets = [{ _key: 't', _type: 'ticket', title: 'Rifa solidaria' }]

test('rejects a raffle without its legal notice (CHECK-01)', () => {
  expect(runRule(checkRaffles, { hero: { tickets } })).toEqual([
    'error hero.tickets.t: Ofrece una rifa o un sorteo y falta el aviso legal: agregá un texto con las normas o el permiso que corresponden.',
  ])
})

test('accepts a raffle with a text on its rules, or with a legal notice (CHECK-01)', () => {
  const note = 'Las rifas se rigen por las normas de cada provincia.'
  expect(runRule(checkRaffles, { hero: { tickets }, note })).toEqual([])
  const notice = { _key: 'n', _type: 'notice', kind: 'legal', text: [block('Permiso 123')] }
  expect(runRule(checkRaffles, { hero: { tickets }, body: [notice] })).toEqual([])
})

test('accepts a text that only mentions raffles (CHECK-01)', () => {
  expect(runRule(checkRaffles, { lead: 'Campañas y rifas para tu causa' })).toEqual([])
})
