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
 * @param url of the campaign, absolute
 * @param siteUrl of this site
 */
export function frameSandbox(url: string, siteUrl: string): string {
  const foreign = new URL(url).origin !== new URL(siteUrl).origin
  return [...NEEDED, ...(foreign ? ['allow-same-origin'] : [])].join(' ')
}

/** True for an absolute https address. */
export function canBeFramed(url: string | null): url is string {
  return url !== null && URL.canParse(url) && new URL(url).protocol === 'https:'
}
