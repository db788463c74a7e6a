import { expect, test } from 'vitest'
import { parseEnv } from '../config/env.server'
import { datasetName, explainFailure } from './connection'

const embedded = parseEnv({ LAKE_PORT: '4399' })
const hosted = parseEnv({ SANITY_PROJECT_ID: 'abc123' })

test('says where the dataset is', () => {
  expect(datasetName(embedded)).toContain('http://127.0.0.1:4399')
  expect(datasetName(hosted)).toBe('dataset production of project abc123')
})

test('a lake that is not running: says how to start it', () => {
  const error = new Error('connect ECONNREFUSED 127.0.0.1:4399')
  expect(explainFailure(error, embedded)).toContain('npm run lake')
})

test('a refused token: names the variable to look at', () => {
  const error = new Error('Unauthorized - Session not found')
  expect(explainFailure(error, embedded)).toContain('LAKE_ADMIN_TOKEN')
  expect(explainFailure(error, hosted)).toContain('SANITY_WRITE_TOKEN')
})

test('anything else: its own message', () => {
  expect(explainFailure(new Error('disk full'), embedded)).toBe('disk full')
})
