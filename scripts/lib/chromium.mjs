import { accessSync, constants } from 'node:fs'
import path from 'node:path'
import { run } from './run.mjs'

/** Without windows to draw it takes a third less of the processor for the same pages. */
const windowless = 'chromium-headless-shell'
const names = [windowless, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * The browser for the tests: CHROMIUM_PATH, else the first Chromium on PATH.
 * @returns {string | undefined} undefined when there is none; then Playwright's own serves
 */
export function findChromium() {
  const given = process.env.CHROMIUM_PATH
  if (given) return given
  for (const folder of (process.env.PATH ?? '').split(path.delimiter)) {
    for (const name of names) {
      const file = path.join(folder, name)
      if (isExecutable(file)) return file
    }
  }
  return undefined
}

/**
 * Makes sure that there is a browser: Debian's without windows where apt may install it, else what
 * is there, else Playwright's own.
 */
export async function installChromium() {
  const found = findChromium()
  if (process.env.CHROMIUM_PATH || found?.endsWith(windowless)) return
  if ((await installWindowless()) || found !== undefined) return
  await run('Installing Chromium', 'npx', ['playwright', 'install', '--with-deps', 'chromium'])
}

/** Whether it could: not without a network, nor on a system that does not have it. */
async function installWindowless() {
  if (process.getuid?.() !== 0 || !isExecutable('/usr/bin/apt-get')) return false
  try {
    await run('Reading the package lists', 'apt-get', ['update', '-qq'])
    await run('Installing Chromium', 'apt-get', ['install', '-y', '-qq', windowless])
    return true
  } catch {
    console.log(`  There is no ${windowless} to be had here: another browser serves.`)
    return false
  }
}

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
