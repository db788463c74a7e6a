import { statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { chat, home, investors, openVisitCounts } from '~/testing/visits/visit-counts'
import { nameTempFolder } from '~/testing/temp-folder'

const MONDAY = '2025-03-03'
const TUESDAY = '2025-03-04'

describe('visit counts on disk (ANA-05)', () => {
  test('add up by day and name in all processes', () => {
    const dir = nameTempFolder()
    const one = openVisitCounts(dir)
    const other = openVisitCounts(dir)
    for (const counts of [one, other, one]) counts.add(MONDAY, home)
    one.add(MONDAY, chat)
    other.add(TUESDAY, investors)
    expect(one.of(MONDAY)).toEqual([
      { ...home, count: 3 },
      { ...chat, count: 1 },
    ])
    expect(one.of(TUESDAY)).toEqual([{ ...investors, count: 1 }])
    expect(other.instance).toBe(one.instance)
    expect(openVisitCounts().instance).not.toBe(one.instance)
  })

  test('are readable only by the owner', () => {
    const dir = nameTempFolder()
    openVisitCounts(dir)
    expect(statSync(dir).mode & 0o777).toBe(0o700)
    expect(statSync(path.join(dir, 'visits.db')).mode & 0o777).toBe(0o600)
  })
})
