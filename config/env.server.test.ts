import { readFileSync } from 'node:fs'
import { parseEnv as parseDotEnv } from 'node:util'
import { describe, expect, test } from 'vitest'
import { parseEnv, readToken } from './env.server'

const sample = parseDotEnv(readFileSync(new URL('../.env.example', import.meta.url), 'utf8'))

describe('environment', () => {
  test('the sample file gives the same result as an empty environment', () => {
    expect(parseEnv(sample)).toEqual(parseEnv({}))
  })

  test('the sample file names every variable that is read, and no other', () => {
    const source = readFileSync(new URL('./env.server.ts', import.meta.url), 'utf8')
    const read = [...source.matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(([, name]) => name)
    expect(read.length).toBeGreaterThan(5)
    expect(Object.keys(sample).sort()).toEqual(read.sort())
  })

  test('a project id switches to the hosted service', () => {
    const { content } = parseEnv({ SANITY_PROJECT_ID: 'abc123', SANITY_DATASET: 'staging' })
    expect(content).toEqual({ kind: 'hosted', projectId: 'abc123', dataset: 'staging' })
  })

  test('every wrong variable is named at once', () => {
    const parse = () => parseEnv({ PORT: 'x', LAKE_ADMIN_TOKEN: 'short', SITE_URL: 'ftp://x' })
    expect(parse).toThrow(/PORT[\s\S]*SITE_URL[\s\S]*LAKE_ADMIN_TOKEN/)
  })

  test('a site address loses its final slash', () => {
    expect(parseEnv({ SITE_URL: 'https://yapa.example/' }).siteUrl).toBe('https://yapa.example')
  })

  test('an e-mail account is a public key and a service', () => {
    const account = { EMAILJS_PUBLIC_KEY: 'key', EMAILJS_SERVICE_ID: 'service' }
    expect(parseEnv(account).emailJs).toEqual({
      origin: 'https://api.emailjs.com',
      publicKey: 'key',
      privateKey: undefined,
      serviceId: 'service',
    })
    expect(parseEnv({ EMAILJS_PUBLIC_KEY: 'key' }).emailJs).toBeUndefined()
  })
  test('CMS-06 drafts are read with the token of the dataset in use, never with another', () => {
    const adminToken = 'a-token-of-thirty-two-letters-or-more'
    expect(readToken(parseEnv({ LAKE_ADMIN_TOKEN: adminToken }))).toBe(adminToken)
    const hosted = { SANITY_PROJECT_ID: 'abc123', LAKE_ADMIN_TOKEN: adminToken }
    expect(readToken(parseEnv({ ...hosted, SANITY_READ_TOKEN: 'viewer' }))).toBe('viewer')
    expect(() => readToken(parseEnv({ ...hosted, SANITY_WRITE_TOKEN: 'editor' }))).toThrow(
      'SANITY_READ_TOKEN',
    )
  })
})
