import type { Device } from './store-link'

/** Request headers that `deviceOf` reads: an answer that follows it varies by them. */
export const DEVICE_HEADERS = 'Sec-CH-UA-Platform, User-Agent'

/**
 * The kind of device that asks (HOME-07). The client hint decides where the browser sends it,
 * else the user agent. A tablet that says to be a desktop computer is taken at its word.
 * @param header looks up a request header by its name in lower case
 */
export function deviceOf(header: (name: string) => string | null | undefined): Device {
  const platform = header('sec-ch-ua-platform')?.replaceAll('"', '').trim().toLowerCase()
  if (platform === 'android' || platform === 'ios') return platform
  if (platform !== undefined && platform !== '' && platform !== 'unknown') return 'other'
  const userAgent = header('user-agent') ?? ''
  // Windows phones gave themselves out for both.
  if (/Windows Phone/i.test(userAgent)) return 'other'
  if (/\b(iPhone|iPad|iPod)\b/.test(userAgent)) return 'ios'
  return /\bAndroid\b/i.test(userAgent) ? 'android' : 'other'
}

/** The request header that makes `deviceOf` answer with a device. */
export const deviceHeader = (device: Device) => ({ 'sec-ch-ua-platform': `"${device}"` })
