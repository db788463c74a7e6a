import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { createTempFolder } from '#app/testing/temp-folder'
import { listBackups, nameBackup, selectExpired } from './backup-files'

const NOW = new Date('2026-03-31T04:00:00Z')
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000)

test('lists complete backups, the newest first (OPS-01)', async () => {
  const folder = createTempFolder()
  const names = [daysAgo(2), daysAgo(0), daysAgo(1)].map(nameBackup)
  const others = [`${nameBackup(NOW)}.partial`, 'lake-2026-13-41T99-99-99Z.tar', 'notes.txt']
  for (const name of [...names, ...others]) writeFileSync(path.join(folder, name), '')
  const times = (await listBackups(folder)).map(({ createdAt }) => createdAt)
  expect(times).toEqual([daysAgo(0), daysAgo(1), daysAgo(2)])
})

test('selects backups older than the retention time, but never the newest (OPS-01)', () => {
  const backups = [40, 50, 60].map((days) => ({ file: `${days}`, createdAt: daysAgo(days) }))
  const select = (keepDays: number) => selectExpired(backups, keepDays, NOW).map(({ file }) => file)
  expect(select(30)).toEqual(['50', '60'])
  expect(select(55)).toEqual(['60'])
  expect(select(90)).toEqual([])
})
