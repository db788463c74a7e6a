import { expect, test } from 'vitest'
import { parseEnv } from '#config/env.server'
import { createSanityCall } from './sanity-call'

const LAKE_ADMIN_TOKEN = 'a token of more than thirty-two characters'
const embedded = parseEnv({ LAKE_ADMIN_TOKEN })
const hosted = (variables = {}) => parseEnv({ SANITY_PROJECT_ID: 'abc123', ...variables })

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
