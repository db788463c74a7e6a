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
): Map<string, string> {
  const header = securityHeaders(inline, path, site)['Content-Security-Policy'] ?? ''
  return new Map(
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
      const policy = readPolicy(path)
      expect(policy.get('script-src')).toBe("'self' 'sha256-script'")
      expect(policy.get('style-src')).toBe("'self' 'sha256-style'")
      expect(policy.get('frame-src')).toBe(`'self' ${players}`)
      expect(policy.get('connect-src')).toBe("'self'")
      expect(policy.get('img-src')).toBe("'self' data:")
      // The Studio, on this origin, frames pages (CMS-06).
      expect(policy.get('frame-ancestors')).toBe("'self'")
    },
  )

  test('allows images and videos from the CDN of a hosted dataset (ANA-05)', () => {
    const policy = readPolicy('/', { ...plainSite, content: { kind: 'hosted' } })
    for (const name of ['img-src', 'media-src']) {
      expect(policy.get(name)).toContain('https://cdn.sanity.io')
    }
  })

  test('allows the two hosts and the blob worker of the session recorder (ANA-04, ANA-05)', () => {
    const policy = readPolicy('/', { ...plainSite, recorder: { appId: 'team/site' } })
    expect(policy.get('script-src')).toBe("'self' 'sha256-script' https://cdn.logr-in.com")
    expect(policy.get('connect-src')).toBe("'self' https://r.logr-in.com")
    expect(policy.get('worker-src')).toBe("'self' blob:")
  })

  test.each(['/fuerzabahia', '/fuerzabahia/', '/FuerzaBahia'])(
    'allows the embedded social networks by host name on %s (SOS-02)',
    (path) => {
      const policy = readPolicy(path)
      for (const host of ['www.instagram.com', 'connect.facebook.net', 'platform.twitter.com']) {
        expect(policy.get('script-src')).toContain(`https://${host}`)
      }
      expect(policy.get('frame-src')).toContain('https://www.tiktok.com')
      expect(policy.get('script-src')?.split(' ')).not.toContain('https:')
      expect(policy.get('frame-src')?.split(' ')).not.toContain('https:')
    },
  )

  test('allows frames and checks of any HTTPS host only on the campaigns page (SOS-03)', () => {
    const policy = readPolicy('/todos-por-bahia-blanca')
    expect(policy.get('connect-src')).toBe("'self' https:")
    expect(policy.get('frame-src')).toBe(`'self' ${players} https:`)
    expect(policy.get('script-src')).toBe("'self' 'sha256-script'")
  })

  test.each(['recaptcha', 'recaptcha-enterprise'] as const)(
    'allows the hosts of %s only on the page of the form (CAP-01)',
    (kind) => {
      const site = createSite(kind, siteOrigin)
      const policy = readPolicy('/inversores', site)
      expect(policy.get('script-src')).toBe(
        "'self' 'sha256-script' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
      )
      expect(policy.get('frame-src')).toBe(
        `'self' ${players} https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/`,
      )
      expect(readPolicy('/', site)).toEqual(readPolicy('/'))
      expect(hasExtraHosts('/inversores', site)).toBe(true)
    },
  )

  test('allows the e-mail host only on the page of the form (MAIL-03)', () => {
    const site = createSite('proof-of-work', 'https://api.emailjs.com')
    expect(readPolicy('/inversores', site).get('connect-src')).toBe(
      "'self' https://api.emailjs.com",
    )
    expect(readPolicy('/thankYou', site)).toEqual(readPolicy('/thankYou'))
    expect(hasExtraHosts('/inversores', site)).toBe(true)
  })

  test('allows no other host without captcha keys and e-mail account (CAP-02, MAIL-04)', () => {
    expect(hasExtraHosts('/inversores', plainSite)).toBe(false)
    expect(hasExtraHosts('/fuerzabahia', plainSite)).toBe(true)
  })
})
