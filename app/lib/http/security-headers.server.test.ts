import { expect, test } from 'vitest'
import { videoPlayers } from '#config/video-address'
import { securityHeaders } from './security-headers.server'

/** Hashes of inline elements. */
const inline = { scripts: ["'sha256-script'"], styles: ["'sha256-style'"] }

const embedded = {
  mode: 'production',
  recorder: undefined,
  content: { kind: 'embedded' },
  siteUrl: 'https://site.example',
  captcha: { kind: 'proof-of-work' },
  mail: { investor: { browser: { origin: 'https://site.example' } } },
} as const

/** Returns the values of one directive of the policy. */
function directive(name: string, source: Parameters<typeof securityHeaders>[2]): string[] {
  const policy = securityHeaders(inline, '/', source)['Content-Security-Policy'] ?? ''
  const found = policy.split('; ').find((part) => part.startsWith(`${name} `))
  return found?.split(' ').slice(1) ?? []
}

test('allows no other host with the embedded dataset, except the players of videos', () => {
  const policy = securityHeaders(inline, '/', embedded)['Content-Security-Policy']
  const frames = ["'self'", ...Object.values(videoPlayers)]
  expect(directive('frame-src', embedded)).toEqual(frames)
  expect(policy?.replace(frames.join(' '), '')).not.toMatch(/https?:/)
})

test('allows images and videos from the CDN of a hosted dataset', () => {
  const hosted = { ...embedded, content: { kind: 'hosted' } } as const
  for (const name of ['img-src', 'media-src']) {
    expect(directive(name, hosted)).toContain('https://cdn.sanity.io')
  }
})

test('allows the two hosts and the blob worker of the session recorder (ANA-04, ANA-05)', () => {
  const recorded = { ...embedded, recorder: { appId: 'team/site' } }
  expect(directive('script-src', recorded)).toEqual([
    "'self'",
    "'sha256-script'",
    'https://cdn.logr-in.com',
  ])
  expect(directive('connect-src', recorded)).toEqual(["'self'", 'https://r.logr-in.com'])
  expect(directive('worker-src', recorded)).toEqual(["'self'", 'blob:'])
})

test('allows the Studio, but no other site, to frame pages (CMS-06)', () => {
  expect(directive('frame-ancestors', embedded)).toEqual(["'self'"])
})
