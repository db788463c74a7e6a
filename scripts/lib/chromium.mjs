import path from 'node:path'
import { chromiumPath, programFolders } from '../../config/variables.server.mjs'
import { isExecutable } from './programs.mjs'
import { run } from './run.mjs'

/** Uses a third less processor time than a complete Chromium. */
const HEADLESS_SHELL = 'chromium-headless-shell'
const names = [
  HEADLESS_SHELL,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

/** Options for a Chromium that works as root and requests nothing by itself. */
export const chromiumOptions = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Options with which a page reaches this machine alone. */
export const loopbackOptions = [
  ...chromiumOptions,
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE 127.0.0.1',
]

/**
 * Finds the browser for the tests: CHROMIUM_PATH, else the first Chromium on PATH.
 * @returns {string | undefined} undefined when there is none, so that Playwright uses its own
 */
export function findChromium() {
  const files = programFolders().flatMap((folder) => names.map((name) => path.join(folder, name)))
  return chromiumPath() ?? files.find(isExecutable)
}

/**
 * Installs a browser if needed: Debian's headless shell where apt is available, else Playwright's
 * Chromium if there is no other.
 */
export async function installChromium() {
  const found = findChromium()
  if (chromiumPath() !== undefined || found?.endsWith(HEADLESS_SHELL)) return
  if ((await installHeadlessShell()) || found !== undefined) return
  await run('Installing Chromium', 'npx', ['playwright', 'install', '--with-deps', 'chromium'])
}

/** @returns {Promise<boolean>} whether it succeeded */
async function installHeadlessShell() {
  if (process.getuid?.() !== 0 || !isExecutable('/usr/bin/apt-get')) return false
  try {
    await run('Reading the package lists', 'apt-get', ['update', '-qq'])
    await run('Installing Chromium', 'apt-get', ['install', '-y', '-qq', HEADLESS_SHELL])
    return true
  } catch {
    console.log(`  Could not install ${HEADLESS_SHELL}; using another browser.`)
    return false
  }
}
