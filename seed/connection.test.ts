import { expect, test } from 'vitest'
import { parseEnv } from '#config/env.server'
import { describeDataset, explainError } from './connection'

const embedded = parseEnv({ LAKE_PORT: '4399' })
const hosted = parseEnv({ SANITY_PROJECT_ID: 'abc123' })

test('names the place of the dataset', () => {
  expect(describeDataset(embedded)).toContain('http://127.0.0.1:4399')
  expect(describeDataset(hosted)).toBe('dataset production of project abc123')
})

test('says how to start a lake that does not run', () => {
  const error = new Error('connect ECONNREFUSED 127.0.0.1:4399')
  expect(explainError(error, embedded)).toContain('npm run lake')
})

test('names the variable of a rejected token', () => {
  const error = new Error('Unauthorized - Session not found')
  expect(explainError(error, embedded)).toContain('LAKE_ADMIN_TOKEN')
  expect(explainError(error, hosted)).toContain('SANITY_WRITE_TOKEN')
})

test('shows the message of any other error', () => {
  expect(explainError(new Error('disk full'), embedded)).toBe('disk full')
})
