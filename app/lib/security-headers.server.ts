import { HOSTED_ASSETS } from '../../config/client-config'
import { env, type Env } from '../../config/env.server'
import type { InlineSources } from '~/start/document.server'
import { type Allowance, allowedOn, type FormHosts } from './page-allowances.server'

type Source = FormHosts &
  Pick<Env, 'mode' | 'recorder'> & { content: { kind: Env['content']['kind'] } }

/**
 * Hosts other than this one that every page may use, with the feature that needs each; what single
 * pages need more is in page-allowances.server.ts. Everything else is refused by the browser.
 */
function allowedHosts({ content, mode, recorder }: Source) {
  const recording = recorder === undefined ? undefined : recorderHosts(recorder)
  return {
    /** Pictures of a hosted dataset; the embedded one serves them from this origin. */
    images: content.kind === 'hosted' ? [HOSTED_ASSETS] : [],
    scripts: recording?.scripts ?? [],
    connections: [
      // Vite's reload socket.
      ...(mode === 'development' ? ['ws:'] : []),
      ...(recording?.connections ?? []),
    ],
    workers: recording?.workers ?? [],
  }
}

/**
 * What the session recorder needs (ANA-04): its script, where it sends to, and a worker that it makes
 * of text. The hosts are those of the library's package; a third, which it would tell of faults of its
 * own with the page's address, is not allowed.
 */
function recorderHosts({ origin }: NonNullable<Source['recorder']>) {
  const proxy = origin === undefined ? undefined : new URL(origin).origin
  return {
    scripts: [proxy ?? 'https://cdn.logr-in.com'],
    connections: [proxy ?? 'https://r.logr-in.com'],
    workers: ['blob:'],
  }
}

/**
 * Headers that every page carries.
 * @param inline hashes of what stands in the page itself
 * @param path of the page, without query
 */
export function securityHeaders(
  inline: InlineSources,
  path: string,
  source: Source = env(),
): Record<string, string> {
  const hosts = allowedHosts(source)
  const here = (purpose: keyof Allowance) => allowedOn(path, purpose, source)
  const policy = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inline.scripts, ...hosts.scripts, ...here('scripts')],
    'worker-src': ["'self'", ...hosts.workers],
    'style-src': ["'self'", ...inline.styles, ...here('styles')],
    // Style attributes carry figures that belong to one picture: hotspot, placeholder, order.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...hosts.images, ...here('images')],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...hosts.connections, ...here('connections')],
    'frame-src': ["'self'", ...here('frames')],
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

/** In development Vite writes style elements, which no hash may stand beside. */
function withDevelopmentStyles<Policy extends { 'style-src': string[] }>(
  policy: Policy,
  { mode }: Source,
): Policy {
  if (mode !== 'development') return policy
  const styles = policy['style-src'].filter((value) => !value.startsWith("'sha256-"))
  return { ...policy, 'style-src': [...styles, "'unsafe-inline'"] }
}
