import { expect, test } from 'vitest'
import { parseEnv } from '../../config/env.server'
import { createSanityCall } from './sanity-call'

const LAKE_ADMIN_TOKEN = 'a token of more than thirty-two characters'
const embedded = parseEnv({ LAKE_ADMIN_TOKEN })
const hosted = (variables = {}) => parseEnv({ SANITY_PROJECT_ID: 'abc123', ...variables })

test('passes host name and token to commands that call the dataset', () => {
  const { args, variables, needs } = createSanityCall(['documents', 'get', 'a'], embedded)
  expect(args).toEqual(['documents', 'get', 'a'])
  expect(variables.SANITY_AUTH_TOKEN).toBe(LAKE_ADMIN_TOKEN)
  expect(variables.NODE_OPTIONS).toContain('resolve-localhost.mjs')
  expect(needs).toEqual(['dataset'])
})

test('imports send every asset; exports need the assets of the site', () => {
  const given = ['dataset', 'import', 'a.tar.gz', 'production']
  const sent = [...given, '--replace-assets']
  expect(createSanityCall(given, embedded).args).toEqual(sent)
  expect(createSanityCall(sent, embedded).args).toEqual(sent)
  expect(createSanityCall(['dataset', 'export'], embedded).needs).toEqual(['dataset', 'assets'])
})

test('needs neither lake nor token for help and commands on source files', () => {
  const fresh = parseEnv({ DATA_DIR: '/nowhere' })
  for (const args of [['schema', 'extract'], ['dataset', '--help'], []]) {
    const { variables, needs } = createSanityCall(args, fresh)
    expect(variables).not.toHaveProperty('SANITY_AUTH_TOKEN')
    expect(needs).toEqual([])
  }
  expect(() => createSanityCall(['dataset', 'list'], fresh)).toThrow('LAKE_ADMIN_TOKEN')
})

test('passes the token of the settings to the hosted service', () => {
  const args = ['dataset', 'import', 'a.tar.gz']
  expect(createSanityCall(args, hosted())).toEqual({ args, variables: {}, needs: [] })
  expect(createSanityCall(args, hosted({ SANITY_WRITE_TOKEN: 'abc' })).variables).toEqual({
    SANITY_AUTH_TOKEN: 'abc',
  })
})
