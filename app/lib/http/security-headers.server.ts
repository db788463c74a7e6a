import { HOSTED_ASSETS } from '#config/client-config'
import { env, type Env } from '#config/env.server'
import { POLICY_REPORTS_PATH } from '#config/policy-reports'
import { videoPlayers } from '#config/video-address'
import { type Allowance, listAllowedHosts, type FormHosts } from './page-allowances.server'

/** Content-Security-Policy hashes of the inline elements of a page. */
export interface InlineSources {
  scripts: string[]
  styles: string[]
}

type Source = FormHosts &
  Pick<Env, 'mode' | 'recorder'> & { content: { kind: Env['content']['kind'] } }

/**
 * Other hosts that every page may use, with the feature that needs each. Hosts for single pages are
 * in page-allowances.server.ts. The browser blocks all others.
 */
function listSiteHosts({ content, mode, recorder }: Source) {
  const recording = recorder === undefined ? undefined : recorderHosts
  return {
    /** Images and files of a hosted dataset; the embedded one serves them from this origin. */
    assets: content.kind === 'hosted' ? [HOSTED_ASSETS] : [],
    scripts: recording?.scripts ?? [],
    connections: [
      // The WebSocket of Vite's hot reload.
      ...(mode === 'development' ? ['ws:'] : []),
      ...(recording?.connections ?? []),
    ],
    workers: recording?.workers ?? [],
    /** Editors put a video on any page; its player loads when a visitor plays it. */
    frames: Object.values(videoPlayers),
  }
}

/**
 * Sources that the session recorder needs (ANA-04): its script, its ingestion host, and a worker
 * that it creates from a blob. The hosts come from the library's package. Its third host is not
 * allowed, because the library would report its own errors there, with the URL of the page.
 */
const recorderHosts = {
  scripts: ['https://cdn.logr-in.com'],
  connections: ['https://r.logr-in.com'],
  workers: ['blob:'],
}

/**
 * Returns the security headers of a page.
 * @param inline hashes of the page's inline elements
 * @param path of the page, without query
 */
export function securityHeaders(
  inline: InlineSources,
  path: string,
  source: Source = env(),
): Record<string, string> {
  const hosts = listSiteHosts(source)
  const pageHosts = (purpose: keyof Allowance) => listAllowedHosts(path, purpose, source)
  const policy = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inline.scripts, ...hosts.scripts, ...pageHosts('scripts')],
    'worker-src': ["'self'", ...hosts.workers],
    'style-src': ["'self'", ...inline.styles, ...pageHosts('styles')],
    // Style attributes hold values of single images: hotspot, placeholder, order.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...hosts.assets, ...pageHosts('images')],
    'media-src': ["'self'", ...hosts.assets],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...hosts.connections, ...pageHosts('connections')],
    'frame-src': ["'self'", ...hosts.frames, ...pageHosts('frames')],
    // The Studio's Presentation tool shows the pages in a frame of this origin.
    'frame-ancestors': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'self'"],
    'object-src': ["'none'"],
    'manifest-src': ["'self'"],
    // Deprecated for `report-to`, but every browser sends it, at once and without a second header.
    'report-uri': [POLICY_REPORTS_PATH],
  }
  return {
    'Content-Security-Policy': Object.entries(addDevelopmentStyles(policy, source))
      .map(([directive, values]) => `${directive} ${values.join(' ')}`)
      .join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  }
}

/** In development Vite injects style elements. Hashes would disable `'unsafe-inline'`. */
function addDevelopmentStyles<Policy extends { 'style-src': string[] }>(
  policy: Policy,
  { mode }: Source,
): Policy {
  if (mode !== 'development') return policy
  const styles = policy['style-src'].filter((value) => !value.startsWith("'sha256-"))
  return { ...policy, 'style-src': [...styles, "'unsafe-inline'"] }
}
