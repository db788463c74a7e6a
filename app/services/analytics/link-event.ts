import { parseUrl } from '~/lib/links/parse-url'
import { track } from './track'

/** Events of links within the site, as their `data-event` names them. */
const siteLinkEvents = ['Back to Home Clicked', 'Back to Investors Clicked'] as const

export interface LinkClick {
  /** Absolute address of the link. */
  href: string
  /** The name in its `data-event`. */
  event: string | undefined
}

export type SiteLinkEvent = (typeof siteLinkEvents)[number]

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

/** Tracks a click on a link to the chat, a store or a social network, or with a `data-event`. */
export function trackLink({ href, event }: LinkClick): void {
  const siteLinkEvent = siteLinkEvents.find((name) => name === event)
  const host = getHost(href)
  const store = stores.get(host)
  if (siteLinkEvent !== undefined) track(siteLinkEvent, {})
  else if (chats.has(host)) track('WhatsApp Clicked', {})
  else if (store !== undefined) track('Store Clicked', { store })
  else if (networks.has(host)) track('Social Clicked', { network: host })
}

function getHost(href: string): string {
  return parseUrl(href)?.hostname.replace(/^www\./, '') ?? ''
}
