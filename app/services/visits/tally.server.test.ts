import { statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { chat, home, investors, openTally, visitsFolder } from './test-tally'

const MONDAY = '2025-03-03'
const TUESDAY = '2025-03-04'

describe('ANA-05 the counters on the disk', () => {
  test('add up by day and name, in every process that shares them', () => {
    const dir = visitsFolder()
    const one = openTally(dir)
    const other = openTally(dir)
    for (const tally of [one, other, one]) tally.add(MONDAY, home)
    one.add(MONDAY, chat)
    other.add(TUESDAY, investors)
    expect(one.of(MONDAY)).toEqual([
      { ...home, count: 3 },
      { ...chat, count: 1 },
    ])
    expect(one.of(TUESDAY)).toEqual([{ ...investors, count: 1 }])
    expect(other.instance).toBe(one.instance)
    expect(openTally().instance).not.toBe(one.instance)
  })

  test('are for the owner of the process only', () => {
    const dir = visitsFolder()
    openTally(dir)
    expect(statSync(dir).mode & 0o777).toBe(0o700)
    expect(statSync(path.join(dir, 'visits.db')).mode & 0o777).toBe(0o600)
  })

  test('know which days the dataset does not show', () => {
    const tally = openTally()
    tally.add(MONDAY, home)
    const first = { day: MONDAY, counted: 1, isOver: false }
    expect(tally.due(MONDAY)).toEqual([first])
    tally.add(MONDAY, home)
    tally.published(first)
    const second = { ...first, counted: 2 }
    expect(tally.due(MONDAY), 'one came while the first was written').toEqual([second])
    tally.published(second)
    expect(tally.due(MONDAY)).toEqual([])
    const last = { ...second, isOver: true }
    expect(tally.due(TUESDAY), 'once more after its end').toEqual([last])
    tally.published(last)
    expect(tally.due(TUESDAY)).toEqual([])
  })

  test('are due again where the dataset has lost them', () => {
    const tally = openTally()
    for (const day of [MONDAY, TUESDAY]) {
      tally.add(day, home)
      tally.published({ day, counted: 1, isOver: day === MONDAY })
    }
    tally.publishedOnly(new Map([[TUESDAY, 1]]))
    expect(tally.due(TUESDAY)).toEqual([{ day: MONDAY, counted: 1, isOver: true }])
  })

  test('are due again where the dataset shows fewer, and not where it shows as many', () => {
    const tally = openTally()
    for (const count of [home, home, chat]) tally.add(MONDAY, count)
    tally.published({ day: MONDAY, counted: 3, isOver: true })
    tally.publishedOnly(new Map([[MONDAY, 3]]))
    expect(tally.due(TUESDAY)).toEqual([])
    tally.publishedOnly(new Map([[MONDAY, 2]]))
    expect(tally.due(TUESDAY)).toEqual([{ day: MONDAY, counted: 3, isOver: true }])
  })

  test('are forgotten by day', () => {
    const tally = openTally()
    for (const day of [MONDAY, TUESDAY]) tally.add(day, home)
    tally.forgetBefore(TUESDAY)
    expect(tally.of(MONDAY)).toEqual([])
    expect(tally.due(TUESDAY)).toEqual([{ day: TUESDAY, counted: 1, isOver: false }])
  })
})
