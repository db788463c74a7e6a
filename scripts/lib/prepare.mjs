// Plain JavaScript: this runs before packages are installed.
import { createHash } from 'node:crypto'
import { lstatSync, readFileSync, readdirSync, statfsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { run } from './run.mjs'

const manifest = JSON.parse(readFileSync('package.json', 'utf8'))
const patchFolder = 'config/patches'
const stampFile = 'node_modules/.installed-from'
/** The end of the stamp of an installation for `npm run up` alone. */
const WITHOUT_TOOLS = ' without tools'
/** Disk space for packages, build and data folder. */
const bytesNeeded = 2.5e9

/**
 * Installs and patches the packages of package-lock.json unless they are installed already.
 * @param {() => Promise<unknown>} [next] what needs the packages, but no native code: runs while that
 *   is built, for one processor is idle then
 * @param {{ withTools?: boolean }} [options] `withTools: false` leaves out what only checks and tests
 *   need, unless it is installed
 */
export async function install(next = async () => undefined, { withTools = true } = {}) {
  const hash = createHash('sha256')
    .update(readFileSync('package-lock.json'))
    .update(process.versions.modules)
  // A changed patch applies to the original package only.
  for (const patch of listPatches()) hash.update(readFileSync(patch))
  const installed = readStamp()
  const omitsTools = !withTools && (installed === undefined || installed.endsWith(WITHOUT_TOOLS))
  const wanted = hash.digest('hex') + (omitsTools ? WITHOUT_TOOLS : '')
  if (installed === wanted) {
    await next()
    return
  }
  if (lstatSync('node_modules', { throwIfNoEntry: false })?.isSymbolicLink()) {
    throw new Error('node_modules is a symbolic link: installing would empty its target.')
  }
  const { bavail, bsize } = statfsSync('.')
  if (bavail * bsize < bytesNeeded) {
    throw new Error(
      `The disk has ${((bavail * bsize) / 1e9).toFixed(1)} GB left; installing needs ${bytesNeeded / 1e9} GB.`,
    )
  }
  const dev = omitsTools ? '--omit=dev' : '--include=dev'
  await run('Installing the packages', 'npm', ['ci', dev, '--no-audit', '--no-fund'])
  await applyPatches()
  await Promise.all([buildNativeCode().then(() => writeFileSync(stampFile, wanted)), next()])
}

/** .npmrc stops the scripts of all packages; older versions of npm do not read allowScripts. */
function buildNativeCode() {
  const scripted = Object.keys(manifest.allowScripts)
  return run('Building native code', 'npm', ['rebuild', '--ignore-scripts=false', ...scripted])
}

/**
 * Applies the diffs of config/patches/ to the installed packages, unless they are applied already.
 * @throws {Error} when one does not apply, or is for another version of its package
 */
export async function applyPatches() {
  try {
    const options = ['--patch-dir', patchFolder, '--error-on-fail', '--error-on-warn']
    await run('Patching packages', 'npx', ['patch-package', ...options])
  } catch {
    throw new Error(`A diff does not apply: see "After an update" in ${patchFolder}/README.md.`)
  }
}

function listPatches() {
  const names = readdirSync(patchFolder).filter((name) => name.endsWith('.patch'))
  return names.sort().map((name) => path.join(patchFolder, name))
}

function readStamp() {
  try {
    return readFileSync(stampFile, 'utf8')
  } catch {
    return undefined
  }
}
