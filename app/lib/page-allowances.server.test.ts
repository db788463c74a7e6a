import { describe, expect, test } from 'vitest'
import { type FormHosts, mayAskOthers } from './page-allowances.server'
import { securityHeaders } from './security-headers.server'

/** Hashes of what stands in a page. */
const inline = { scripts: ["'sha256-script'"], styles: ["'sha256-style'"] }

const own = 'https://site.example'

/** Settings of a site with a captcha of that kind and e-mail through that host. */
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

describe('what pages may use', () => {
  test.each([
    '/',
    '/sosBahia',
    '/sosBahia/socialNetworks',
    '/fuerzabahia/otra',
    '/galeria',
    '/inversores',
    '/thankYou',
  ])('ANA-05 %s: scripts, frames and connections of this origin only', (path) => {
    const policy = policyOf(path)
    expect(policy.get('script-src')).toBe("'self' 'sha256-script'")
    expect(policy.get('style-src')).toBe("'self' 'sha256-style'")
    expect(policy.get('frame-src')).toBe("'self'")
    expect(policy.get('connect-src')).toBe("'self'")
    expect(policy.get('img-src')).toBe("'self' data:")
  })

  test.each(['/fuerzabahia', '/fuerzabahia/', '/FuerzaBahia'])(
    'SOS-02 %s: the networks whose posts it embeds, each by name',
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

  test('SOS-03 frames of any secure host on the page of the campaigns alone', () => {
    const policy = policyOf('/todos-por-bahia-blanca')
    expect(policy.get('frame-src')).toBe("'self' https:")
    expect(policy.get('script-src')).toBe("'self' 'sha256-script'")
  })

  test.each(['recaptcha', 'recaptcha-enterprise'] as const)(
    'CAP-01 %s: its hosts on the page of the form alone',
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

  test('MAIL-03 the host of the e-mail account on the page of the form alone', () => {
    const site = siteWith('proof-of-work', 'https://api.emailjs.com')
    expect(policyOf('/inversores', site).get('connect-src')).toBe("'self' https://api.emailjs.com")
    expect(policyOf('/thankYou', site)).toEqual(policyOf('/thankYou'))
    expect(mayAskOthers('/inversores', site)).toBe(true)
  })

  test('CAP-02 MAIL-04 without keys and account the form asks no other host', () => {
    expect(mayAskOthers('/inversores', bare)).toBe(false)
    expect(mayAskOthers('/fuerzabahia', bare)).toBe(true)
  })
})
