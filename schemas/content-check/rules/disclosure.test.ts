import { expect, test } from 'vitest'
import { runRule } from '../testing/run-rule'
import { checkDisclosure } from './disclosure'

const whole = ['62,5 %', '37,5%'].map((value) => ({ _type: 'figure', _key: value, value }))
const items = [{ _key: 'a', title: 'Uno' }]
const disclosure = {
  company: { legalName: 'Uno LLC', registration: 'L1', address: 'Una calle', officers: items },
  funds: { figures: whole },
  capTable: { figures: whole },
  rounds: { figures: whole },
  safe: { items },
  risks: { items },
  updates: { items },
  questions: { items },
}

const check = (fields: object) => runRule(checkDisclosure, { _type: 'investorsPage', ...fields })

test('accepts a complete disclosure, and other pages without one (CLAIM-01)', () => {
  expect(check({ disclosure })).toEqual([])
  expect(runRule(checkDisclosure, {})).toEqual([])
})

test('lists everything that is missing, each with its reason (CLAIM-01)', () => {
  const findings = check({})
  expect(findings).toHaveLength(11)
  expect(findings[0]).toBe(
    'warning disclosure.company.legalName: Falta la sociedad: quien invierte necesita saber con quién firma.',
  )
  for (const finding of findings)
    expect(finding).toMatch(/^warning disclosure\.\S+: Faltan? .+: .+/)
})

test('counts blanks and expired figures as missing (CLAIM-01)', () => {
  const { company, rounds } = disclosure
  const figures = rounds.figures.map((figure) => ({ ...figure, validUntil: '2026-01-01' }))
  const stale = {
    ...disclosure,
    company: { ...company, address: ' ' },
    rounds: { ...rounds, figures },
  }
  expect(check({ disclosure: stale })).toEqual([
    expect.stringContaining('disclosure.company.address: Falta el domicilio legal'),
    expect.stringContaining('disclosure.rounds.figures: Faltan las rondas anteriores'),
  ])
})

test('warns about parts that do not add up to 100 % (CLAIM-01)', () => {
  const funds = { figures: whole.slice(1) }
  expect(check({ disclosure: { ...disclosure, funds } })).toEqual([
    'warning disclosure.funds.figures: Las partes no suman 100 %: la página las muestra como lista, sin dibujo.',
  ])
})
