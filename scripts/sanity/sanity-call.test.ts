import { expect, test } from 'vitest'
import { parseEnv } from '../../config/env.server'
import { sanityCall } from './sanity-call'

const LAKE_ADMIN_TOKEN = 'a token of more than thirty-two characters'
const embedded = parseEnv({ LAKE_ADMIN_TOKEN })
const hosted = (variables = {}) => parseEnv({ SANITY_PROJECT_ID: 'abc123', ...variables })

test('commands about the dataset get the name made known and the local token', () => {
  const { args, variables, needs } = sanityCall(['documents', 'get', 'a'], embedded)
  expect(args).toEqual(['documents', 'get', 'a'])
  expect(variables.SANITY_AUTH_TOKEN).toBe(LAKE_ADMIN_TOKEN)
  expect(variables.NODE_OPTIONS).toContain('resolve-localhost.mjs')
  expect(needs).toEqual(['dataset'])
})

test('an import sends every asset, once; an export also needs the place of the assets', () => {
  const asked = ['dataset', 'import', 'a.tar.gz', 'production']
  const sent = [...asked, '--replace-assets']
  expect(sanityCall(asked, embedded).args).toEqual(sent)
  expect(sanityCall(sent, embedded).args).toEqual(sent)
  expect(sanityCall(['dataset', 'export'], embedded).needs).toEqual(['dataset', 'assets'])
})

test('commands about the sources, and help, need neither lake nor token', () => {
  const fresh = parseEnv({ DATA_DIR: '/nowhere' })
  for (const args of [['schema', 'extract'], ['dataset', '--help'], []]) {
    const { variables, needs } = sanityCall(args, fresh)
    expect(variables).not.toHaveProperty('SANITY_AUTH_TOKEN')
    expect(needs).toEqual([])
  }
  expect(() => sanityCall(['dataset', 'list'], fresh)).toThrow('LAKE_ADMIN_TOKEN')
})

test('the hosted service is asked as the tool does it, with the token of the settings', () => {
  const args = ['dataset', 'import', 'a.tar.gz']
  expect(sanityCall(args, hosted())).toEqual({ args, variables: {}, needs: [] })
  expect(sanityCall(args, hosted({ SANITY_WRITE_TOKEN: 'abc' })).variables).toEqual({
    SANITY_AUTH_TOKEN: 'abc',
  })
})
