import { expect, test } from 'vitest'
import { createLogger } from './logger.server'

test('masks personal data and secrets that are logged by mistake', () => {
  const lines: string[] = []
  const write = (line: string) => void lines.push(line)
  const logger = createLogger({ process: 'site', level: 'info', write })
  const mistake = { user_email: 'a@b.com', ip: '203.0.113.9', token: 'abc', headers: { a: 1 } }
  logger.info(mistake, 'a mistake')
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    user_email: '[personal]',
    ip: '[personal]',
    token: '[secret]',
    headers: '[personal]',
  })
})
