import { track } from './track'

/** Links of the site itself whose clicks have an event, by the name in their `data-event`. */
const ownLinks = ['Back to Home Clicked', 'Back to Investors Clicked'] as const

/** A click on a link. */
export interface LinkClick {
  /** Absolute address of the link. */
  href: string
  /** The name in its `data-event`. */
  event: string | undefined
}

export type OwnLinkEvent = (typeof ownLinks)[number]

const chats = new Set(['wa.me', 'api.whatsapp.com'])
const stores = new Map([
  ['play.google.com', 'google-play'],
  ['apps.apple.com', 'app-store'],
])
const networks = new Set([
  'instagram.com',
  'facebook.com',
  'x.com',
  'twitter.com',
  'tiktok.com',
  'youtube.com',
  'linkedin.com',
])

/**
 * Tracks a click on a link that leads out, to the chat, to a store or to a social network, or that
 * names its event; other links have none. The browser follows the link meanwhile.
 */
export function trackLink({ href, event }: LinkClick): void {
  const own = ownLinks.find((name) => name === event)
  const host = hostOf(href)
  const store = stores.get(host)
  if (own !== undefined) track(own, {})
  else if (chats.has(host)) track('WhatsApp Clicked', {})
  else if (store !== undefined) track('Store Clicked', { store })
  else if (networks.has(host)) track('Social Clicked', { network: host })
}

function hostOf(href: string): string {
  return URL.canParse(href) ? new URL(href).hostname.replace(/^www\./, '') : ''
}
