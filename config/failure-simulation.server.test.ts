import { expect, test } from 'vitest'
import { clientConfig, siteClientConfig } from './client-config'
import { parseEnv } from './env.server'

const accounts = {
  PORT: '4200',
  EMAILJS_ORIGIN: 'https://mail.example',
  EMAILJS_PUBLIC_KEY: 'public',
  EMAILJS_SERVICE_ID: 'service',
  EMAILJS_INVESTOR_TEMPLATE_ID: 'investor',
  RECAPTCHA_SITE_KEY: 'site',
  RECAPTCHA_SECRET_KEY: 'secret',
  MIXPANEL_TOKEN: 'token',
}

test('is off by default in production (ERR-02)', () => {
  for (const source of [{}, { SIMULATE_FAILURES: 'off' }, { NODE_ENV: 'production' }]) {
    expect(parseEnv(source).failureSimulation).toBeUndefined()
  }
  expect(parseEnv(accounts).mixpanel?.origin).toBe('https://api-js.mixpanel.com')
})

test('is on by default in development, except with a public address (ERR-02)', () => {
  const mode = { NODE_ENV: 'development' }
  expect(parseEnv(mode).failureSimulation?.initial).toMatchObject({ email: 'ok', delayMs: 30_000 })
  expect(parseEnv({ ...mode, SIMULATE_FAILURES: 'off' }).failureSimulation).toBeUndefined()
  expect(parseEnv({ ...mode, SITE_URL: 'https://yapa.example' }).failureSimulation).toBeUndefined()
})

test('reads the failures at the start (ERR-02)', () => {
  const { failureSimulation } = parseEnv({
    SIMULATE_FAILURES: 'email=500, files = slow,delayMs=400',
  })
  expect(failureSimulation?.initial).toEqual({
    email: '500',
    captcha: 'ok',
    analytics: 'ok',
    recorder: 'ok',
    dataset: 'ok',
    files: 'slow',
    delayMs: 400,
  })
})

test('REHEARSAL works as the old name of SIMULATE_FAILURES', () => {
  const { failureSimulation, renamed } = parseEnv({ REHEARSAL: 'email=500' })
  expect(failureSimulation?.initial.email).toBe('500')
  expect(renamed).toEqual([['REHEARSAL', 'SIMULATE_FAILURES']])
  const both = parseEnv({ REHEARSAL: 'email=500', SIMULATE_FAILURES: 'off' })
  expect(both.failureSimulation).toBeUndefined()
})

test.each([
  { SIMULATE_FAILURES: 'yes' },
  { SIMULATE_FAILURES: 'email=404' },
  { SIMULATE_FAILURES: 'post=500' },
  { SIMULATE_FAILURES: 'delayMs=soon' },
  { SIMULATE_FAILURES: 'on', SITE_URL: 'https://yapa.example' },
  { SIMULATE_FAILURES: 'email=500', SITE_URL: 'http://localhost.yapa.example' },
  { SIMULATE_FAILURES: 'on', HOST: '192.168.1.5' },
])('rejects unknown values and public sites: %j (ERR-02)', (source) => {
  expect(() => parseEnv(source)).toThrow(/SIMULATE_FAILURES: /)
})

test('routes every service through the site, and keeps its address (ERR-02)', () => {
  const { mail, captcha, mixpanel, failureSimulation } = parseEnv({
    ...accounts,
    SIMULATE_FAILURES: 'on',
  })
  expect(mail.investor.browser.origin).toBe('http://localhost:4200/_fallas/emailjs')
  expect(mail.investor.server.origin).toBe('http://127.0.0.1:4200/_fallas/emailjs')
  expect(mail.newsletter.server.origin).toBe('http://127.0.0.1:4200/_fallas/relay')
  expect(captcha).toMatchObject({ origin: 'http://127.0.0.1:4200/_fallas/captcha' })
  expect(mixpanel?.origin).toBe('http://127.0.0.1:4200/_fallas/analytics')
  expect(failureSimulation?.filesPath).toBe('/_fallas/files')
  expect(Object.fromEntries(failureSimulation?.routes ?? [])).toEqual({
    emailjs: { service: 'email', target: 'https://mail.example' },
    relay: { service: 'email', target: 'http://127.0.0.1:3334' },
    captcha: { service: 'captcha', target: 'https://www.google.com' },
    analytics: { service: 'analytics', target: 'https://api-js.mixpanel.com' },
    dataset: { service: 'dataset', target: 'http://127.0.0.1:3333' },
    files: { service: 'files', target: 'http://127.0.0.1:3333' },
  })
})

test('routes browsers to the relay through the site without an account (ERR-02, MAIL-04)', () => {
  const { mail, captcha } = parseEnv({ SIMULATE_FAILURES: 'on', HOST: '0.0.0.0' })
  expect(mail.investor.browser.origin).toBe('http://localhost:3000/_fallas/relay')
  expect(mail.investor.server.origin).toBe('http://127.0.0.1:3000/_fallas/relay')
  expect(captcha).toEqual({ kind: 'proof-of-work' })
})

test('only the site’s server reads the dataset through the simulation (ERR-03)', () => {
  const settings = parseEnv({ SIMULATE_FAILURES: 'on', HOST: '::1' })
  const apiHost = 'http://[::1]:3000/_fallas/dataset'
  expect(siteClientConfig(settings)).toMatchObject({ apiHost, useProjectHostname: false })
  expect(clientConfig(settings.content)).toMatchObject({ apiHost: 'http://127.0.0.1:3333' })
  expect(siteClientConfig(parseEnv({}))).toEqual(clientConfig(parseEnv({}).content))
})

test('routes the recorder’s script and calls to their hosts, or to its proxy (ERR-02)', () => {
  const source = { SIMULATE_FAILURES: 'on', LOGROCKET_APP_ID: 'team/project' }
  const { recorder, failureSimulation } = parseEnv(source)
  expect(recorder?.origin).toBe('http://localhost:3000/_fallas/recorder')
  const calls = 'https://r.logr-in.com'
  expect(failureSimulation?.routes.get('recorder')).toEqual({
    service: 'recorder',
    target: 'https://cdn.logr-in.com',
    targetsByPath: { '/i': calls, '/s': calls },
  })
  const proxied = parseEnv({ ...source, LOGROCKET_ORIGIN: 'https://proxy.example' })
  expect(proxied.failureSimulation?.routes.get('recorder')).toMatchObject({
    target: 'https://proxy.example',
    targetsByPath: { '/i': 'https://proxy.example' },
  })
})

test('routes a hosted dataset through the simulation (ERR-02, ERR-03)', () => {
  const { failureSimulation } = parseEnv({ SIMULATE_FAILURES: 'on', SANITY_PROJECT_ID: 'abc123' })
  expect(failureSimulation?.routes.get('dataset')?.target).toBe('https://abc123.api.sanity.io')
  expect(failureSimulation?.routes.get('files')?.target).toBe('https://cdn.sanity.io')
})
