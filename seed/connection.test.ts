import { expect, test } from 'vitest'
import { parseEnv } from '#config/env.server'
import { explainError } from './connection'

const embedded = parseEnv({ LAKE_PORT: '4399' })
const hosted = parseEnv({ SANITY_PROJECT_ID: 'abc123' })

test.each([
  ['connect ECONNREFUSED 127.0.0.1:4399', embedded, 'npm run lake'],
  ['Unauthorized - Session not found', embedded, 'LAKE_ADMIN_TOKEN'],
  ['Unauthorized - Session not found', hosted, 'SANITY_WRITE_TOKEN'],
  ['disk full', embedded, 'disk full'],
])('explains the error %j', (message, settings, explanation) => {
  expect(explainError(new Error(message), settings)).toContain(explanation)
})
