/** What a campaign's page needs to take a collaboration, and no more. */
const NEEDED = [
  'allow-scripts',
  'allow-forms',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
] as const

/**
 * The `sandbox` of a campaign's frame (SOS-03). A page of another origin keeps its own, so that
 * its session works; with that, a page of this origin could take its own sandbox off.
 * @param url of the campaign, absolute
 * @param siteUrl of this site
 */
export function frameSandbox(url: string, siteUrl: string): string {
  const foreign = new URL(url).origin !== new URL(siteUrl).origin
  return [...NEEDED, ...(foreign ? ['allow-same-origin'] : [])].join(' ')
}

/** True for an address that may stand in a frame: complete and secure. */
export function canBeFramed(url: string | null): url is string {
  return url !== null && URL.canParse(url) && new URL(url).protocol === 'https:'
}
