import { describe, expect, test } from 'vitest'
import { securityHeaders } from './security-headers.server'

const source = { mode: 'production', content: { kind: 'embedded' } } as const

function policyOf(path: string): Map<string, string> {
  const header = securityHeaders('n0nce', path, source)['Content-Security-Policy'] ?? ''
  return new Map(
    header.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ')
      return [name, values.join(' ')]
    }),
  )
}

describe('what pages may use', () => {
  test.each(['/', '/sosBahia', '/sosBahia/socialNetworks', '/fuerzabahia/otra', '/galeria'])(
    'ANA-05 %s: scripts, frames and connections of this origin only',
    (path) => {
      const policy = policyOf(path)
      expect(policy.get('script-src')).toBe("'self' 'nonce-n0nce'")
      expect(policy.get('style-src')).toBe("'self' 'nonce-n0nce'")
      expect(policy.get('frame-src')).toBe("'self'")
      expect(policy.get('connect-src')).toBe("'self'")
      expect(policy.get('img-src')).toBe("'self' data:")
    },
  )

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
    expect(policy.get('script-src')).toBe("'self' 'nonce-n0nce'")
  })
})
