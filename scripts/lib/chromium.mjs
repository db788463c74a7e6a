import { accessSync, constants } from 'node:fs'
import path from 'node:path'
import { run } from './run.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

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

/** Makes sure that there is a browser: Debian's where apt may install it, else Playwright's own. */
export async function installChromium() {
  if (findChromium() !== undefined) return
  if (process.getuid?.() === 0 && isExecutable('/usr/bin/apt-get')) {
    await run('Reading the package lists', 'apt-get', ['update', '-qq'])
    await run('Installing Chromium', 'apt-get', ['install', '-y', '-qq', 'chromium'])
  } else {
    await run('Installing Chromium', 'npx', ['playwright', 'install', '--with-deps', 'chromium'])
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
