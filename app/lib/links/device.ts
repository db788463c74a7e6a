/** Store that serves a device; `other` when none does. */
export type Device = 'android' | 'ios' | 'other'

/** Addresses of the app in the two stores, from the settings of the dataset. */
export interface StoreLinks {
  android?: string | null | undefined
  ios?: string | null | undefined
}

/** Request headers that `detectDevice` reads; answers that depend on it need them in `Vary`. */
export const DEVICE_HEADERS = 'Sec-CH-UA-Platform, User-Agent'

/**
 * Detects the device of a request (HOME-07) from the client hint, else from the user agent. A
 * tablet that claims to be a desktop counts as one.
 * @param header looks up a request header by its name in lower case
 */
export function detectDevice(header: (name: string) => string | null | undefined): Device {
  const platform = header('sec-ch-ua-platform')?.replaceAll('"', '').trim().toLowerCase()
  if (platform === 'android' || platform === 'ios') return platform
  if (platform !== undefined && platform !== '' && platform !== 'unknown') return 'other'
  const userAgent = header('user-agent') ?? ''
  // Windows phones claim to be both.
  if (/Windows Phone/i.test(userAgent)) return 'other'
  if (/\b(iPhone|iPad|iPod)\b/.test(userAgent)) return 'ios'
  return /\bAndroid\b/i.test(userAgent) ? 'android' : 'other'
}

/** The request header that makes `detectDevice` return a device. */
export const deviceHeader = (device: Device) => ({ 'sec-ch-ua-platform': `"${device}"` })

/** The address of the app in the store of a device; undefined without one. */
export function storeLinkFor(
  device: Device,
  links: StoreLinks | null | undefined,
): string | undefined {
  if (device === 'other') return undefined
  return links?.[device] ?? undefined
}

/**
 * The address of a link on a device (HOME-07): a link to either store or to the download section
 * leads to the store of the device; any other link stays as it is.
 * @param downloadsAnchor anchor of the home page's download section
 */
export function hrefForDevice<Href extends string | null | undefined>(
  href: Href,
  device: Device,
  links: StoreLinks | null | undefined,
  downloadsAnchor?: string | null,
): Href | string {
  if (!href) return href
  const isStore = href === links?.android || href === links?.ios
  const isDownloads = downloadsAnchor ? /^\/?#(.*)$/.exec(href)?.[1] === downloadsAnchor : false
  return isStore || isDownloads ? (storeLinkFor(device, links) ?? href) : href
}
