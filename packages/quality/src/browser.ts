import { type Browser, chromium } from 'playwright'
import { findChromium, loopbackOptions } from '../../../scripts/lib/chromium.mjs'

/** Starts a browser that reaches only the loopback. */
export function launchBrowser(...options: readonly string[]): Promise<Browser> {
  const executablePath = findChromium()
  return chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [...options, ...loopbackOptions],
  })
}
