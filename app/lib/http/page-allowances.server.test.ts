import { describe, expect, test } from 'vitest'
import { videoPlayers } from '#config/video-address'
import { type FormHosts, hasExtraHosts } from './page-allowances.server'
import { securityHeaders } from './security-headers.server'

/** Hashes of inline elements. */
const inline = { scripts: ["'sha256-script'"], styles: ["'sha256-style'"] }

/** The players of videos, which editors put on any page. */
const players = Object.values(videoPlayers).join(' ')

const siteOrigin = 'https://site.example'

/** Settings with the given captcha and the given origin for e-mail. */
const createSite = (kind: FormHosts['captcha']['kind'], origin: string) =>
  ({
    mode: 'production',
    recorder: undefined,
    content: { kind: 'embedded' },
    siteUrl: siteOrigin,
    captcha: { kind },
    mail: { investor: { browser: { origin } } },
  }) as const

const plainSite = createSite('proof-of-work', siteOrigin)

function readPolicy(
  path: string,
  site: Parameters<typeof securityHeaders>[2] = plainSite,
): Record<string, string> {
  const header = securityHeaders(inline, path, site)['Content-Security-Policy'] ?? ''
  return Object.fromEntries(
    header.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ')
      return [name, values.join(' ')]
    }),
  )
}

describe('the content security policy of a page', () => {
  test.each(['/', '/fuerzabahia/otra', '/inversores'])(
    'allows only this origin, and players of videos in frames, on %s (ANA-05)',
    (path) => {
      expect(readPolicy(path)).toMatchObject({
        'script-src': "'self' 'sha256-script'",
        'style-src': "'self' 'sha256-style'",
        'frame-src': `'self' ${players}`,
        'connect-src': "'self'",
        'img-src': "'self' data:",
        // The Studio, on this origin, frames pages (CMS-06).
        'frame-ancestors': "'self'",
      })
    },
  )

  test('allows images and videos from the CDN of a hosted dataset (ANA-05)', () => {
    expect(readPolicy('/', { ...plainSite, content: { kind: 'hosted' } })).toMatchObject({
      'img-src': expect.stringContaining('https://cdn.sanity.io') as string,
      'media-src': expect.stringContaining('https://cdn.sanity.io') as string,
    })
  })

  test('allows the two hosts and the blob worker of the session recorder (ANA-04, ANA-05)', () => {
    expect(readPolicy('/', { ...plainSite, recorder: { appId: 'team/site' } })).toMatchObject({
      'script-src': "'self' 'sha256-script' https://cdn.logr-in.com",
      'connect-src': "'self' https://r.logr-in.com",
      'worker-src': "'self' blob:",
    })
  })

  test.each(['/fuerzabahia', '/fuerzabahia/', '/FuerzaBahia'])(
    'allows the embedded social networks by host name on %s (SOS-02)',
    (path) => {
      const policy = readPolicy(path)
      for (const host of ['www.instagram.com', 'connect.facebook.net', 'platform.twitter.com']) {
        expect(policy['script-src']).toContain(`https://${host}`)
      }
      expect(policy['frame-src']).toContain('https://www.tiktok.com')
      expect(policy['script-src']?.split(' ')).not.toContain('https:')
      expect(policy['frame-src']?.split(' ')).not.toContain('https:')
    },
  )

  test('allows frames and checks of any HTTPS host only on the campaigns page (SOS-03)', () => {
    expect(readPolicy('/todos-por-bahia-blanca')).toMatchObject({
      'connect-src': "'self' https:",
      'frame-src': `'self' ${players} https:`,
      'script-src': "'self' 'sha256-script'",
    })
  })

  const google = 'https://www.google.com/recaptcha/'
  const captchaHosts = {
    'script-src': `'self' 'sha256-script' ${google} https://www.gstatic.com/recaptcha/`,
    'frame-src': `'self' ${players} ${google} https://recaptcha.google.com/recaptcha/`,
  }
  const mailHost = { 'connect-src': "'self' https://api.emailjs.com" }

  test.each([
    ['recaptcha', siteOrigin, captchaHosts],
    ['recaptcha-enterprise', siteOrigin, captchaHosts],
    ['proof-of-work', 'https://api.emailjs.com', mailHost],
  ] as const)(
    'allows hosts of %s and e-mail by %s only on the page of the form (CAP-01, MAIL-03)',
    (kind, origin, allowed) => {
      const site = createSite(kind, origin)
      expect(readPolicy('/inversores', site)).toMatchObject(allowed)
      expect(readPolicy('/', site)).toEqual(readPolicy('/'))
      expect(hasExtraHosts('/inversores', site)).toBe(true)
    },
  )

  test('allows no other host without captcha keys and e-mail account (CAP-02, MAIL-04)', () => {
    expect(hasExtraHosts('/inversores', plainSite)).toBe(false)
    expect(hasExtraHosts('/fuerzabahia', plainSite)).toBe(true)
  })
})
