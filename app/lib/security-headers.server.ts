import { env, type Env } from '../../config/env.server'

type Source = Pick<Env, 'mode'> & { content: { kind: Env['content']['kind'] } }

/**
 * Hosts other than this one that pages may use, with the feature that needs each.
 * Everything that is not named here is refused by the browser.
 */
function allowedHosts({ content, mode }: Source) {
  return {
    /** Pictures of a hosted dataset; the embedded one serves them from this origin. */
    images: content.kind === 'hosted' ? ['https://cdn.sanity.io'] : [],
    /** Vite's reload socket. */
    connections: mode === 'development' ? ['ws:'] : [],
  }
}

/**
 * Headers that every page carries.
 * @param nonce the one-time mark of the page's own inline scripts
 */
export function securityHeaders(nonce: string, source: Source = env()): Record<string, string> {
  const hosts = allowedHosts(source)
  const policy = {
    'default-src': ["'self'"],
    'script-src': ["'self'", `'nonce-${nonce}'`],
    'style-src': ["'self'", `'nonce-${nonce}'`],
    // Style attributes carry figures that belong to one picture: hotspot, placeholder, order.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...hosts.images],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...hosts.connections],
    'frame-src': ["'self'"],
    // The Studio's Presentation tool shows the pages in a frame of this origin.
    'frame-ancestors': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'self'"],
    'object-src': ["'none'"],
    'manifest-src': ["'self'"],
  }
  return {
    'Content-Security-Policy': Object.entries(withDevelopmentStyles(policy, source))
      .map(([directive, values]) => `${directive} ${values.join(' ')}`)
      .join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  }
}

/** In development Vite writes style elements without a nonce. */
function withDevelopmentStyles<Policy extends { 'style-src': string[] }>(
  policy: Policy,
  { mode }: Source,
): Policy {
  if (mode !== 'development') return policy
  return { ...policy, 'style-src': ["'self'", "'unsafe-inline'"] }
}
