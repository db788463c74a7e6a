import { expect, test } from 'vitest'
import { judgeBackups } from './checks'
import { error, ok, runCheck } from './finding'

const NOW = new Date('2026-03-31T04:00:00Z')
const hoursAgo = (hours: number) => ({
  file: 'lake.tar',
  createdAt: new Date(NOW.getTime() - hours * 3_600_000),
})

test.each([
  [[], 'error'],
  [[hoursAgo(3), hoursAgo(27)], 'ok'],
  [[hoursAgo(30)], 'warning'],
  [[hoursAgo(80)], 'error'],
])('judges the age of backups %#: %s (OPS-01)', (backups, level) => {
  expect(judgeBackups({ backups, isOnSameDisk: false, now: NOW })).toMatchObject({ level })
})

test('a check that throws or does not end is an error without secrets (OPS-01)', async () => {
  const failure = Object.assign(new Error('smtp://user:secret@host'), { code: 'EAUTH' })
  const failing = { name: 'E-mail', run: () => Promise.reject(failure) }
  expect(await runCheck(failing, 1_000)).toEqual(error('EAUTH'))
  const silent = { name: 'E-mail', run: () => new Promise<never>(() => undefined) }
  expect(await runCheck(silent, 10)).toEqual(error('no answer within 0.01 s'))
  expect(await runCheck({ name: 'E-mail', run: () => Promise.resolve(ok('fine')) }, 1_000)).toEqual(
    ok('fine'),
  )
})
