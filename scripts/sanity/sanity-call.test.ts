import { expect, test } from 'vitest'
import { parseEnv } from '#config/env.server'
import { createSanityCall } from './sanity-call'

const LAKE_ADMIN_TOKEN = 'a token of more than thirty-two characters'
const embedded = parseEnv({ LAKE_ADMIN_TOKEN })
const hosted = (variables = {}) => parseEnv({ SANITY_PROJECT_ID: 'abc123', ...variables })

test('passes host name and token to commands that call the dataset', () => {
  const { args, variables, needsLake } = createSanityCall(['documents', 'get', 'a'], embedded)
  expect(args).toEqual(['documents', 'get', 'a'])
  expect(variables.SANITY_AUTH_TOKEN).toBe(LAKE_ADMIN_TOKEN)
  expect(variables.NODE_OPTIONS).toContain('resolve-localhost.mjs')
  expect(needsLake).toBe(true)
})

test('imports send every asset', () => {
  const given = ['dataset', 'import', 'a.tar.gz', 'production']
  const sent = [...given, '--replace-assets']
  expect(createSanityCall(given, embedded).args).toEqual(sent)
  expect(createSanityCall(sent, embedded).args).toEqual(sent)
})

test('sends scripts and migrations to the lake, and scripts with the token on request', () => {
  const migration = createSanityCall(['migration', 'run', 'a'], embedded)
  expect(migration.variables).toMatchObject({
    LAKE_API_HOST: 'http://127.0.0.1:3333',
    SANITY_AUTH_TOKEN: LAKE_ADMIN_TOKEN,
  })
  expect(migration.variables.NODE_OPTIONS).toContain('use-embedded-lake.mjs')
  const plain = createSanityCall(['exec', 'a.ts', '--', '--with-user-token'], embedded)
  expect(plain.args).toEqual(['exec', 'a.ts', '--', '--with-user-token'])
  expect(plain.variables).not.toHaveProperty('SANITY_AUTH_TOKEN')
  const withToken = createSanityCall(['exec', 'a.ts', '--with-user-token', '--', 'b'], embedded)
  expect(withToken.args).toEqual(['exec', 'a.ts', '--', 'b'])
  expect(withToken.variables).toMatchObject({ SANITY_AUTH_TOKEN: LAKE_ADMIN_TOKEN })
})

test.each([
  [['graphql', 'deploy'], 'query with GROQ'],
  [['deploy'], 'npm run build'],
  [['login'], 'the token of the local administrator'],
  [['openapi', 'list'], 'the hosted service'],
  [['schema', 'deploy'], 'the lake stores no schemas'],
  [['users', 'invite', 'ana@example.test'], 'npm run lake -- users'],
  [['cors', 'add', 'https://example.test'], 'LAKE_ALLOWED_ORIGINS'],
])('rejects %j and names an alternative, except with --help', (args, advice) => {
  const name = args.slice(0, 2).join(' ')
  expect(() => createSanityCall(args, embedded)).toThrow(advice)
  expect(() => createSanityCall(args, embedded)).toThrow(`"sanity ${args[0] ?? ''}`)
  expect(createSanityCall([...args, '--help'], embedded).needsLake, name).toBe(false)
  expect(createSanityCall(args, hosted()).args).toEqual(args)
})

test('needs neither lake nor token for help and commands on source files', () => {
  const fresh = parseEnv({ DATA_DIR: '/nowhere' })
  for (const args of [['schema', 'extract'], ['dataset', '--help'], []]) {
    const { variables, needsLake } = createSanityCall(args, fresh)
    expect(variables).not.toHaveProperty('SANITY_AUTH_TOKEN')
    expect(needsLake).toBe(false)
  }
  expect(() => createSanityCall(['dataset', 'list'], fresh)).toThrow('LAKE_ADMIN_TOKEN')
})

test('passes the token of the settings to the hosted service', () => {
  const args = ['dataset', 'import', 'a.tar.gz']
  expect(createSanityCall(args, hosted())).toEqual({ args, variables: {}, needsLake: false })
  expect(createSanityCall(args, hosted({ SANITY_WRITE_TOKEN: 'abc' })).variables).toEqual({
    SANITY_AUTH_TOKEN: 'abc',
  })
})
