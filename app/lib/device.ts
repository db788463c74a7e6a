import type { Device } from './store-link'

/** Request headers that `deviceOf` reads: an answer that follows it varies by them. */
export const DEVICE_HEADERS = 'Sec-CH-UA-Platform, User-Agent'

/**
 * The kind of device that asks (HOME-07). The client hint decides where the browser sends it,
 * else the user agent. A tablet that says to be a desktop computer is taken at its word.
 */
export function deviceOf(headers: Headers): Device {
  const platform = headers.get('Sec-CH-UA-Platform')?.replaceAll('"', '').trim().toLowerCase()
  if (platform === 'android' || platform === 'ios') return platform
  if (platform !== undefined && platform !== '' && platform !== 'unknown') return 'other'
  const userAgent = headers.get('User-Agent') ?? ''
  // Windows phones gave themselves out for both.
  if (/Windows Phone/i.test(userAgent)) return 'other'
  if (/\b(iPhone|iPad|iPod)\b/.test(userAgent)) return 'ios'
  return /\bAndroid\b/i.test(userAgent) ? 'android' : 'other'
}
