import { expect, test } from 'vitest'
import { createLogger } from './logger.server'

function setUp() {
  const lines: string[] = []
  return {
    lines,
    logger: createLogger({ process: 'site', level: 'info', write: (line) => lines.push(line) }),
  }
}

test('writes an event as one line of JSON with time, level and process', () => {
  const { lines, logger } = setUp()
  logger.warn({ content: 'home', reason: 'two\nlines' }, 'content cannot be read')
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(/^\{.*\}\n$/)
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    level: 'warn',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
    process: 'site',
    message: 'content cannot be read',
    content: 'home',
    reason: 'two\nlines',
  })
})

test('masks personal data and secrets that are logged by mistake', () => {
  const { lines, logger } = setUp()
  const mistake = {
    user_email: 'ana@correo.com',
    ip: '203.0.113.9',
    token: 'abc',
    headers: { a: 1 },
  }
  logger.info(mistake, 'a mistake')
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    user_email: '[personal]',
    ip: '[personal]',
    token: '[secret]',
    headers: '[personal]',
  })
})
