import { expect, test } from 'vitest'
import { securityHeaders } from './security-headers.server'

/** Hashes of what stands in a page. */
const inline = { scripts: ["'sha256-script'"], styles: ["'sha256-style'"] }

const embedded = {
  mode: 'production',
  recorder: undefined,
  content: { kind: 'embedded' },
  siteUrl: 'https://site.example',
  captcha: { kind: 'proof-of-work' },
  mail: { investor: { browser: { origin: 'https://site.example' } } },
} as const

/** The values of one directive of the policy. */
function directive(name: string, source: Parameters<typeof securityHeaders>[2]): string[] {
  const policy = securityHeaders(inline, '/', source)['Content-Security-Policy'] ?? ''
  const found = policy.split('; ').find((part) => part.startsWith(`${name} `))
  return found?.split(' ').slice(1) ?? []
}

test('scripts run from this origin or stand in the page, nothing else', () => {
  expect(directive('script-src', embedded)).toEqual(["'self'", "'sha256-script'"])
  expect(directive('object-src', embedded)).toEqual(["'none'"])
})

test('no other host is allowed with the embedded dataset', () => {
  expect(securityHeaders(inline, '/', embedded)['Content-Security-Policy']).not.toMatch(/https?:/)
})

test('pictures of a hosted dataset come from its CDN', () => {
  const hosted = { ...embedded, content: { kind: 'hosted' } } as const
  expect(directive('img-src', hosted)).toContain('https://cdn.sanity.io')
})

test('ANA-05 without a recorder workers are files of this origin', () => {
  expect(directive('worker-src', embedded)).toEqual(["'self'"])
})

test('ANA-04 ANA-05 the session recorder: its two hosts, and the worker that it makes of text', () => {
  const recorded = { ...embedded, recorder: { appId: 'team/site', origin: undefined } }
  expect(directive('script-src', recorded)).toEqual([
    "'self'",
    "'sha256-script'",
    'https://cdn.logr-in.com',
  ])
  expect(directive('connect-src', recorded)).toEqual(["'self'", 'https://r.logr-in.com'])
  expect(directive('worker-src', recorded)).toEqual(["'self'", 'blob:'])
})

test('ANA-05 the session recorder by way of another origin: that one alone', () => {
  const recorder = { appId: 'team/site', origin: 'https://proxy.example/lr' }
  const proxied = { ...embedded, recorder }
  expect(directive('script-src', proxied)).toEqual([
    "'self'",
    "'sha256-script'",
    'https://proxy.example',
  ])
  expect(directive('connect-src', proxied)).toEqual(["'self'", 'https://proxy.example'])
})

test("CMS-06 the Studio's preview may frame pages, other sites may not", () => {
  expect(directive('frame-ancestors', embedded)).toEqual(["'self'"])
})

test('browsers keep to the declared types', () => {
  expect(securityHeaders(inline, '/', embedded)).toMatchObject({
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
  })
})
