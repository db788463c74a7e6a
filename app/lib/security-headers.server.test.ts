import { expect, test } from 'vitest'
import { securityHeaders } from './security-headers.server'

const embedded = {
  mode: 'production',
  content: { kind: 'embedded' },
  siteUrl: 'https://site.example',
  captcha: { kind: 'proof-of-work' },
  mail: { investor: { browser: { origin: 'https://site.example' } } },
} as const

/** The values of one directive of the policy. */
function directive(name: string, source: Parameters<typeof securityHeaders>[2]): string[] {
  const policy = securityHeaders('abc', '/', source)['Content-Security-Policy'] ?? ''
  const found = policy.split('; ').find((part) => part.startsWith(`${name} `))
  return found?.split(' ').slice(1) ?? []
}

test('scripts run from this origin or with the nonce of the page, nothing else', () => {
  expect(directive('script-src', embedded)).toEqual(["'self'", "'nonce-abc'"])
  expect(directive('object-src', embedded)).toEqual(["'none'"])
})

test('no other host is allowed with the embedded dataset', () => {
  expect(securityHeaders('abc', '/', embedded)['Content-Security-Policy']).not.toMatch(/https?:/)
})

test('pictures of a hosted dataset come from its CDN', () => {
  const hosted = { ...embedded, content: { kind: 'hosted' } } as const
  expect(directive('img-src', hosted)).toContain('https://cdn.sanity.io')
})

test("CMS-06 the Studio's preview may frame pages, other sites may not", () => {
  expect(directive('frame-ancestors', embedded)).toEqual(["'self'"])
})

test('browsers keep to the declared types', () => {
  expect(securityHeaders('abc', '/', embedded)).toMatchObject({
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
  })
})
