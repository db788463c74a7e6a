import { describe, expect, test } from 'vitest'
import { type FormHosts, mayAskOthers } from './page-allowances.server'
import { securityHeaders } from './security-headers.server'

/** Hashes of inline elements. */
const inline = { scripts: ["'sha256-script'"], styles: ["'sha256-style'"] }

const own = 'https://site.example'

/** Settings with the given captcha and the given origin for e-mail. */
const siteWith = (kind: FormHosts['captcha']['kind'], origin: string) =>
  ({
    mode: 'production',
    recorder: undefined,
    content: { kind: 'embedded' },
    siteUrl: own,
    captcha: { kind },
    mail: { investor: { browser: { origin } } },
  }) as const

const bare = siteWith('proof-of-work', own)

function policyOf(path: string, site = bare): Map<string, string> {
  const header = securityHeaders(inline, path, site)['Content-Security-Policy'] ?? ''
  return new Map(
    header.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ')
      return [name, values.join(' ')]
    }),
  )
}

describe('the content security policy of a page', () => {
  test.each([
    '/',
    '/sosBahia',
    '/sosBahia/socialNetworks',
    '/fuerzabahia/otra',
    '/galeria',
    '/inversores',
    '/thankYou',
  ])('allows only this origin for scripts, frames and connections on %s (ANA-05)', (path) => {
    const policy = policyOf(path)
    expect(policy.get('script-src')).toBe("'self' 'sha256-script'")
    expect(policy.get('style-src')).toBe("'self' 'sha256-style'")
    expect(policy.get('frame-src')).toBe("'self'")
    expect(policy.get('connect-src')).toBe("'self'")
    expect(policy.get('img-src')).toBe("'self' data:")
  })

  test.each(['/fuerzabahia', '/fuerzabahia/', '/FuerzaBahia'])(
    'allows the embedded social networks by host name on %s (SOS-02)',
    (path) => {
      const policy = policyOf(path)
      for (const host of ['www.instagram.com', 'connect.facebook.net', 'platform.twitter.com']) {
        expect(policy.get('script-src')).toContain(`https://${host}`)
      }
      expect(policy.get('frame-src')).toContain('https://www.tiktok.com')
      expect(policy.get('script-src')?.split(' ')).not.toContain('https:')
      expect(policy.get('frame-src')?.split(' ')).not.toContain('https:')
    },
  )

  test('allows frames and checks of any HTTPS host only on the campaigns page (SOS-03)', () => {
    const policy = policyOf('/todos-por-bahia-blanca')
    expect(policy.get('connect-src')).toBe("'self' https:")
    expect(policy.get('frame-src')).toBe("'self' https:")
    expect(policy.get('script-src')).toBe("'self' 'sha256-script'")
  })

  test.each(['recaptcha', 'recaptcha-enterprise'] as const)(
    'allows the hosts of %s only on the page of the form (CAP-01)',
    (kind) => {
      const site = siteWith(kind, own)
      const policy = policyOf('/inversores', site)
      expect(policy.get('script-src')).toBe(
        "'self' 'sha256-script' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
      )
      expect(policy.get('frame-src')).toBe(
        "'self' https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/",
      )
      expect(policyOf('/', site)).toEqual(policyOf('/'))
      expect(mayAskOthers('/inversores', site)).toBe(true)
    },
  )

  test('allows the e-mail host only on the page of the form (MAIL-03)', () => {
    const site = siteWith('proof-of-work', 'https://api.emailjs.com')
    expect(policyOf('/inversores', site).get('connect-src')).toBe("'self' https://api.emailjs.com")
    expect(policyOf('/thankYou', site)).toEqual(policyOf('/thankYou'))
    expect(mayAskOthers('/inversores', site)).toBe(true)
  })

  test('allows no other host without captcha keys and e-mail account (CAP-02, MAIL-04)', () => {
    expect(mayAskOthers('/inversores', bare)).toBe(false)
    expect(mayAskOthers('/fuerzabahia', bare)).toBe(true)
  })
})
