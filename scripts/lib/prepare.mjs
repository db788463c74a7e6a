// Plain JavaScript: this runs before packages are installed.
import { createHash } from 'node:crypto'
import { lstatSync, readFileSync, statfsSync, writeFileSync } from 'node:fs'
import { run } from './run.mjs'

const manifest = JSON.parse(readFileSync('package.json', 'utf8'))
const stampFile = 'node_modules/.installed-from'
/** Disk space for packages, build and data folder. */
const bytesNeeded = 2.5e9

/**
 * Checks the version of Node.js against package.json.
 * @throws {Error} when it is not supported
 */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const isSupported = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22
  if (!isSupported) {
    throw new Error(
      `Node.js ${process.versions.node} is not supported: this needs ${manifest.engines.node}.`,
    )
  }
}

/** Installs the packages of package-lock.json unless they are installed already. */
export async function install() {
  const wanted = createHash('sha256')
    .update(readFileSync('package-lock.json'))
    .update(process.versions.modules)
    .digest('hex')
  if (readStamp() === wanted) return
  if (lstatSync('node_modules', { throwIfNoEntry: false })?.isSymbolicLink()) {
    throw new Error('node_modules is a symbolic link: installing would empty its target.')
  }
  const { bavail, bsize } = statfsSync('.')
  if (bavail * bsize < bytesNeeded) {
    throw new Error(
      `The disk has ${((bavail * bsize) / 1e9).toFixed(1)} GB left; installing needs ${bytesNeeded / 1e9} GB.`,
    )
  }
  await run('Installing the packages', 'npm', ['ci', '--include=dev', '--no-audit', '--no-fund'])
  // .npmrc stops the scripts of all packages; older versions of npm do not read allowScripts.
  const scripted = Object.keys(manifest.allowScripts)
  await run('Building native code', 'npm', ['rebuild', '--ignore-scripts=false', ...scripted])
  writeFileSync(stampFile, wanted)
}

function readStamp() {
  try {
    return readFileSync(stampFile, 'utf8')
  } catch {
    return undefined
  }
}
