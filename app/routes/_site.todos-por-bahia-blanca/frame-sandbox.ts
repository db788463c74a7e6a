import { safeHref } from '~/lib/links/safe-href'

/** The least rights that a campaign page needs to take a donation. */
const NEEDED = [
  'allow-scripts',
  'allow-forms',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
] as const

/**
 * The `sandbox` of a campaign’s frame (SOS-03). Only a page of another origin keeps its origin, for
 * its session; a page of this origin could then remove its sandbox.
 * @param url of the campaign, absolute or a path of this site
 * @param siteUrl of this site
 */
export function frameSandbox(url: string, siteUrl: string): string {
  const foreign = new URL(url, siteUrl).origin !== new URL(siteUrl).origin
  return [...NEEDED, ...(foreign ? ['allow-same-origin'] : [])].join(' ')
}

/** True for an absolute https address and for a path of this site. */
export function canBeFramed(url: string | null): url is string {
  return /^(https:|\/)/i.test(safeHref(url) ?? '')
}
