import type { Env } from '#config/env.server'
import { normalizePath } from '~/lib/links/page-paths'

/** Hosts that a page may use beyond the rest of the site, by purpose. */
export interface Allowance {
  scripts?: readonly string[]
  styles?: readonly string[]
  frames?: readonly string[]
  images?: readonly string[]
  connections?: readonly string[]
}

/**
 * Hosts that each network's script needs to show a post (SOS-02). A page loads a script only when a
 * post with that `embedProvider` comes near the viewport.
 */
const socialEmbeds = {
  instagram: {
    scripts: ['https://www.instagram.com'],
    frames: ['https://www.instagram.com'],
  },
  facebook: {
    scripts: ['https://connect.facebook.net'],
    frames: ['https://www.facebook.com', 'https://web.facebook.com'],
    images: ['https://www.facebook.com'],
  },
  x: {
    scripts: ['https://platform.twitter.com'],
    frames: ['https://platform.twitter.com', 'https://syndication.twitter.com'],
    images: ['https://syndication.twitter.com'],
    connections: ['https://syndication.twitter.com'],
  },
  tiktok: {
    scripts: ['https://www.tiktok.com', 'https://*.ttwstatic.com'],
    styles: ['https://*.ttwstatic.com'],
    frames: ['https://www.tiktok.com'],
  },
} satisfies Record<string, Allowance>

/**
 * Hosts of the captcha provider, from Google's documentation of the policy: its script, the script
 * that this one loads, and the frames of its challenge (CAP-01).
 */
const recaptcha = {
  scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  connections: ['https://www.google.com/recaptcha/'],
} satisfies Allowance

/** Settings that determine which other hosts the investor form uses. */
export interface FormHosts {
  siteUrl: string
  captcha: { kind: Env['captcha']['kind'] }
  mail: { investor: { browser: { origin: string } } }
}

/** No hosts without captcha keys and an e-mail account (CAP-02, MAIL-04). */
function allowInvestorForm({ siteUrl, captcha, mail }: FormHosts): Allowance[] {
  const { origin } = mail.investor.browser
  const isSiteOrigin = new URL(origin).origin === new URL(siteUrl).origin
  return [
    ...(captcha.kind === 'proof-of-work' ? [] : [recaptcha]),
    ...(isSiteOrigin ? [] : [{ connections: [origin] }]),
  ]
}

type SelectAllowances = (hosts: FormHosts) => readonly Allowance[]

/** By path, in the spelling of `normalizePath`. */
const allowances = new Map<string, SelectAllowances>([
  ['/fuerzabahia', () => Object.values(socialEmbeds)],
  // Editors choose the campaigns, so the code cannot know their hosts. A connection checks whether
  // a campaign is reachable (SOS-03).
  ['/todos-por-bahia-blanca', () => [{ frames: ['https:'], connections: ['https:'] }]],
  ['/inversores', allowInvestorForm],
])

/**
 * Returns the hosts that a page may use for one purpose beyond the rest of the site.
 * @param path of the page, without query
 */
export function listAllowedHosts(
  path: string,
  purpose: keyof Allowance,
  hosts: FormHosts,
): string[] {
  return findAllowances(path, hosts).flatMap((allowance) => allowance[purpose] ?? [])
}

/** True if a page may use more hosts than the rest of the site, see full-page-load.ts. */
export function hasExtraHosts(path: string, hosts: FormHosts): boolean {
  return findAllowances(path, hosts).length > 0
}

function findAllowances(path: string, hosts: FormHosts): readonly Allowance[] {
  return allowances.get(normalizePath(path))?.(hosts) ?? []
}
