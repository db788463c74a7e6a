/** What a page may use beyond the rest of the site: hosts, by kind of use. */
export interface Allowance {
  scripts?: readonly string[]
  styles?: readonly string[]
  frames?: readonly string[]
  images?: readonly string[]
  connections?: readonly string[]
}

/**
 * What each network's own script needs to show a post (SOS-02). A script is asked for only when a
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

/** Paths in lower case, without a final slash, as the router compares them. */
const allowances = new Map<string, readonly Allowance[]>([
  ['/fuerzabahia', Object.values(socialEmbeds)],
  // Editors choose the campaigns, so their hosts are not known here (SOS-03).
  ['/todos-por-bahia-blanca', [{ frames: ['https:'] }]],
])

/**
 * Hosts that one page may use for one purpose beyond the rest of the site.
 * @param path of the page, without query
 */
export function allowedOn(path: string, purpose: keyof Allowance): string[] {
  const page = path.toLowerCase().replace(/\/+$/, '')
  return (allowances.get(page) ?? []).flatMap((allowance) => allowance[purpose] ?? [])
}
