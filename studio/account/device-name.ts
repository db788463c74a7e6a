/** The first match counts: a User-Agent also names the browsers that its browser is based on. */
const browsers: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

/** In order, like `browsers`: Android also names Linux, and an iPhone also names Mac OS. */
const systems: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

/**
 * Names the device of a session.
 * @param userAgent empty when it is not known
 * @returns such as `Firefox en Windows`
 */
export function nameDevice(userAgent: string): string {
  const find = (entries: typeof browsers) =>
    entries.find(([pattern]) => pattern.test(userAgent))?.[1]
  const browser = find(browsers)
  const system = find(systems)
  if (browser === undefined && system === undefined) return 'Dispositivo desconocido'
  if (system === undefined) return browser ?? ''
  return `${browser ?? 'Un navegador'} en ${system}`
}
