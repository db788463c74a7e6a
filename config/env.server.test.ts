import { readFileSync } from 'node:fs'
import { parseEnv as parseDotEnv } from 'node:util'
import { describe, expect, test } from 'vitest'
import { parseEnv, readToken } from './env.server'

const sample = parseDotEnv(readFileSync(new URL('../deploy/.env.example', import.meta.url), 'utf8'))

describe('environment', () => {
  test('deploy/.env.example gives the same settings as an empty environment', () => {
    expect(parseEnv(sample)).toEqual(parseEnv({}))
  })

  test('deploy/.env.example names the variables that are read, but for NODE_ENV of the commands', () => {
    const read = new Set<string | symbol>()
    const recordRead = (_source: object, name: string | symbol) => void read.add(name)
    parseEnv(new Proxy({}, { get: recordRead }))
    read.delete('NODE_ENV')
    expect(Object.keys(sample).sort()).toEqual([...read].sort())
  })

  test('SANITY_PRIVATE_DATASET needs a hosted project and a token that reads it (OPS-02)', () => {
    const hosted = { SANITY_PROJECT_ID: 'abc123', SANITY_READ_TOKEN: 'viewer' }
    expect(parseEnv(hosted).pageToken).toBeUndefined()
    expect(parseEnv({ ...hosted, SANITY_PRIVATE_DATASET: 'true' }).pageToken).toBe('viewer')
    expect(() => parseEnv({ SANITY_PRIVATE_DATASET: 'true' })).toThrow(
      /SANITY_PROJECT_ID: is needed with SANITY_PRIVATE_DATASET\nSANITY_READ_TOKEN: is needed/,
    )
  })

  test('SANITY_PROJECT_ID selects the hosted service', () => {
    const { content } = parseEnv({ SANITY_PROJECT_ID: 'abc123', SANITY_DATASET: 'staging' })
    expect(content).toEqual({ kind: 'hosted', projectId: 'abc123', dataset: 'staging' })
  })

  test('LAKE_PROJECT_ID names the project of the embedded lake', () => {
    expect(parseEnv({}).content.projectId).toBe('embedded')
    expect(parseEnv({ LAKE_PROJECT_ID: 'blog7abc' }).content.projectId).toBe('blog7abc')
    for (const wrong of ['Blog', 'a_b', '-a', 'a.b']) {
      expect(() => parseEnv({ LAKE_PROJECT_ID: wrong })).toThrow(
        /LAKE_PROJECT_ID.*is no project id/,
      )
    }
  })

  test('the error names every invalid variable', () => {
    const parse = () => parseEnv({ PORT: 'x', LAKE_ADMIN_TOKEN: 'short', SITE_URL: 'ftp://x' })
    expect(parse).toThrow(
      [
        'SITE_URL: is no address, such as https://example.org',
        'PORT: is no port: a whole number from 0 to 65535',
        'LAKE_ADMIN_TOKEN: is too short: 32 characters at least',
      ].join('\n'),
    )
  })

  test.each([
    ['PORT', '80a0', 'is no port: a whole number from 0 to 65535'],
    ['MAIL_AFTER_MS', 'x', 'is no time: a whole number of milliseconds'],
    ['BACKUP_KEEP_DAYS', '731', 'is no whole number of days from 1 to 730'],
    ['MIXPANEL_RECORD_PERCENT', '101', 'is no percentage: a number from 0 to 100'],
    ['PICTURES_AHEAD', 'x', 'is neither true nor false'],
    ['SMTP_URL', 'x', 'is no address, such as smtp://user:password@mail.example.org'],
    ['SANITY_PROJECT_ID', 'A_b', 'is no project id: lower-case letters, digits and dashes'],
    ['SANITY_DATASET', 'á', 'is no dataset: lower-case letters, digits, dashes and underscores'],
    [
      'LAKE_ALLOWED_ORIGINS',
      'https://a.example/',
      'is no origin: https://example.org, without a path',
    ],
    ['LAKE_ADMIN_EMAIL', 'ana', 'is no e-mail address'],
  ])('says in one line what %s may be', (name, value, expected) => {
    expect(() => parseEnv({ [name]: value })).toThrow(expected)
  })

  test('trusts only the named proxies, and removes the final slash of SITE_URL', () => {
    expect(parseEnv({ SITE_URL: 'https://yapa.example/' }).siteUrl).toBe('https://yapa.example')
    expect(parseEnv({}).trustedProxies).toEqual([])
    const trusted = parseEnv({ TRUSTED_PROXIES: 'loopback, 10.0.0.0/8,::1' }).trustedProxies
    expect(trusted).toEqual(['loopback', '10.0.0.0/8', '::1'])
    for (const wrong of ['everybody', '10.0.0.0/99', 'loopback;::1']) {
      expect(() => parseEnv({ TRUSTED_PROXIES: wrong })).toThrow(/TRUSTED_PROXIES.*is no address/)
    }
  })

  test('the keys select the captcha; without keys it is proof of work (CAP-01, CAP-02)', () => {
    expect(parseEnv({}).captcha).toEqual({ kind: 'proof-of-work' })
    const plain = { RECAPTCHA_SITE_KEY: 'site', RECAPTCHA_SECRET_KEY: 'secret' }
    expect(parseEnv(plain).captcha).toEqual({
      kind: 'recaptcha',
      siteKey: 'site',
      secretKey: 'secret',
      origin: 'https://www.google.com',
    })
    const enterprise = {
      RECAPTCHA_SITE_KEY: 'site',
      RECAPTCHA_ENTERPRISE_PROJECT: 'project',
      RECAPTCHA_SECRET_KEY: 'key',
      RECAPTCHA_ORIGIN: 'https://assess.example/',
    }
    expect(parseEnv(enterprise).captcha).toEqual({
      kind: 'recaptcha-enterprise',
      siteKey: 'site',
      project: 'project',
      apiKey: 'key',
      origin: 'https://assess.example',
    })
  })

  test('enables the recorder only with an app id (ANA-04, ANA-05)', () => {
    expect(parseEnv({}).recorder).toBeUndefined()
    expect(parseEnv({ LOGROCKET_APP_ID: 'yapa1/sitio' }).recorder).toEqual({ appId: 'yapa1/sitio' })
  })

  test('reads allowed origins of the lake between commas; none by default', () => {
    expect(parseEnv({}).lake.allowedOrigins).toEqual([])
    const source = { LAKE_ALLOWED_ORIGINS: 'https://a.example, http://localhost:4000' }
    expect(parseEnv(source).lake.allowedOrigins).toEqual([
      'https://a.example',
      'http://localhost:4000',
    ])
  })

  test.each([
    [{ LOGROCKET_APP_ID: 'sitio' }, 'LOGROCKET_APP_ID: is not of the form'],
    [{ RECAPTCHA_SITE_KEY: 'site' }, 'RECAPTCHA_SECRET_KEY'],
    [{ RECAPTCHA_SECRET_KEY: 'secret' }, 'RECAPTCHA_SITE_KEY'],
    [{ RECAPTCHA_SITE_KEY: 'a', RECAPTCHA_ENTERPRISE_PROJECT: 'b' }, 'RECAPTCHA_SECRET_KEY'],
    [{ SMTP_URL: 'smtp://127.0.0.1:25', MAIL_TO: 'a@b.co' }, 'MAIL_FROM'],
    [{ SMTP_URL: 'https://127.0.0.1' }, 'SMTP_URL'],
    [{ MAIL_TO: 'a@b.co\nBcc: c@d.co' }, 'MAIL_TO'],
  ])('rejects incomplete or invalid settings: %j', (source, missing) => {
    expect(() => parseEnv(source)).toThrow(missing)
  })

  test('reads drafts with the token of the dataset in use (CMS-06)', () => {
    const adminToken = 'a-token-of-thirty-two-letters-or-more'
    expect(readToken(parseEnv({ LAKE_ADMIN_TOKEN: adminToken }))).toBe(adminToken)
    const hosted = { SANITY_PROJECT_ID: 'abc123', LAKE_ADMIN_TOKEN: adminToken }
    expect(readToken(parseEnv({ ...hosted, SANITY_READ_TOKEN: 'viewer' }))).toBe('viewer')
    expect(() => readToken(parseEnv({ ...hosted, SANITY_WRITE_TOKEN: 'editor' }))).toThrow(
      'SANITY_READ_TOKEN',
    )
  })
})
