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

test('ERR-02 without the variable nothing can be made to fail', () => {
  for (const source of [{}, { REHEARSAL: 'off' }, { NODE_ENV: 'production' }]) {
    expect(parseEnv(source).rehearsal).toBeUndefined()
  }
  expect(parseEnv(accounts).mixpanel?.origin).toBe('https://api-js.mixpanel.com')
})

test('ERR-02 developers have it without asking, unless they say no or the site is public', () => {
  const mode = { NODE_ENV: 'development' }
  expect(parseEnv(mode).rehearsal?.switches).toMatchObject({ email: 'ok', delayMs: 30_000 })
  expect(parseEnv({ ...mode, REHEARSAL: 'off' }).rehearsal).toBeUndefined()
  expect(parseEnv({ ...mode, SITE_URL: 'https://yapa.example' }).rehearsal).toBeUndefined()
})

test('ERR-02 the variable says what fails from the start', () => {
  const { rehearsal } = parseEnv({ REHEARSAL: 'email=500, files = slow,delayMs=400' })
  expect(rehearsal?.switches).toEqual({
    email: '500',
    captcha: 'ok',
    analytics: 'ok',
    recorder: 'ok',
    dataset: 'ok',
    files: 'slow',
    delayMs: 400,
  })
})

test.each([
  { REHEARSAL: 'yes' },
  { REHEARSAL: 'email=404' },
  { REHEARSAL: 'post=500' },
  { REHEARSAL: 'delayMs=soon' },
  { REHEARSAL: 'on', SITE_URL: 'https://yapa.example' },
  { REHEARSAL: 'email=500', SITE_URL: 'http://localhost.yapa.example' },
  { REHEARSAL: 'on', HOST: '192.168.1.5' },
])('ERR-02 not at all where others could come, nor by a word that is none: %j', (source) => {
  expect(() => parseEnv(source)).toThrow(/REHEARSAL: /)
})

test('ERR-02 every service is asked by way of this server, and found where it was', () => {
  const { mail, captcha, mixpanel, rehearsal } = parseEnv({ ...accounts, REHEARSAL: 'on' })
  expect(mail.investor.browser.origin).toBe('http://localhost:4200/_ensayo/emailjs')
  expect(mail.investor.server.origin).toBe('http://127.0.0.1:4200/_ensayo/emailjs')
  expect(mail.newsletter.server.origin).toBe('http://127.0.0.1:4200/_ensayo/relay')
  expect(captcha).toMatchObject({ origin: 'http://127.0.0.1:4200/_ensayo/captcha' })
  expect(mixpanel?.origin).toBe('http://127.0.0.1:4200/_ensayo/analytics')
  expect(rehearsal?.filesPath).toBe('/_ensayo/files')
  expect(Object.fromEntries(rehearsal?.ways ?? [])).toEqual({
    emailjs: { service: 'email', target: 'https://mail.example' },
    relay: { service: 'email', target: 'http://127.0.0.1:3334' },
    captcha: { service: 'captcha', target: 'https://www.google.com' },
    analytics: { service: 'analytics', target: 'https://api-js.mixpanel.com' },
    dataset: { service: 'dataset', target: 'http://127.0.0.1:3333' },
    files: { service: 'files', target: 'http://127.0.0.1:3333' },
  })
})

test('ERR-02 MAIL-04 without an account browsers send through the relay, by way of this server', () => {
  const { mail, captcha } = parseEnv({ REHEARSAL: 'on', HOST: '0.0.0.0' })
  expect(mail.investor.browser.origin).toBe('http://localhost:3000/_ensayo/relay')
  expect(mail.investor.server.origin).toBe('http://127.0.0.1:3000/_ensayo/relay')
  expect(captcha).toEqual({ kind: 'proof-of-work' })
})

test('ERR-03 only the site’s own server reads the dataset by that way', () => {
  const settings = parseEnv({ REHEARSAL: 'on', HOST: '::1' })
  const apiHost = 'http://[::1]:3000/_ensayo/dataset'
  expect(siteClientConfig(settings)).toMatchObject({ apiHost, useProjectHostname: false })
  expect(clientConfig(settings.content)).toMatchObject({ apiHost: 'http://127.0.0.1:3333' })
  expect(siteClientConfig(parseEnv({}))).toEqual(clientConfig(parseEnv({}).content))
})

test('ERR-02 the recorder’s script and its calls go on to hosts of their own, or to its proxy', () => {
  const source = { REHEARSAL: 'on', LOGROCKET_APP_ID: 'team/project' }
  const { recorder, rehearsal } = parseEnv(source)
  expect(recorder?.origin).toBe('http://localhost:3000/_ensayo/recorder')
  const calls = 'https://r.logr-in.com'
  expect(rehearsal?.ways.get('recorder')).toEqual({
    service: 'recorder',
    target: 'https://cdn.logr-in.com',
    elsewhere: { '/i': calls, '/s': calls },
  })
  const proxied = parseEnv({ ...source, LOGROCKET_ORIGIN: 'https://proxy.example' })
  expect(proxied.rehearsal?.ways.get('recorder')).toMatchObject({
    target: 'https://proxy.example',
    elsewhere: { '/i': 'https://proxy.example' },
  })
})

test('ERR-02 ERR-03 a hosted dataset can be made to fail, too', () => {
  const { rehearsal } = parseEnv({ REHEARSAL: 'on', SANITY_PROJECT_ID: 'abc123' })
  expect(rehearsal?.ways.get('dataset')?.target).toBe('https://abc123.api.sanity.io')
  expect(rehearsal?.ways.get('files')?.target).toBe('https://cdn.sanity.io')
})
