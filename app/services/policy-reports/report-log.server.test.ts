import { expect, test } from 'vitest'
import { createReportLog } from './report-log.server'

const report = { directive: 'img-src', blocked: 'https://evil.example', page: 'homePage' }

test('counts every report and logs each kind once an hour (SAFE-01)', () => {
  let time = 0
  const logged: unknown[] = []
  const counted: string[] = []
  const record = createReportLog({
    log: { warn: (_message, details) => logged.push(details) },
    count: (directive) => counted.push(directive),
    now: () => time,
  })
  record(report)
  record(report)
  record({ ...report, page: 'aboutPage' })
  expect(logged).toEqual([report, { ...report, page: 'aboutPage' }])
  time = 3_599_999
  record(report)
  expect(logged).toHaveLength(2)
  time = 3_600_000
  record(report)
  expect(logged).toHaveLength(3)
  expect(counted).toHaveLength(5)
})

test('logs at most 50 kinds an hour (SAFE-01)', () => {
  const logged: unknown[] = []
  const log = { warn: (message: string) => void logged.push(message) }
  const record = createReportLog({ log, count: () => undefined, now: () => 0 })
  for (let at = 0; at < 200; at += 1) record({ ...report, blocked: `https://a${at}.example` })
  expect(logged).toHaveLength(50)
})
