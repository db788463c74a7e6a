// Plain JavaScript: this runs before packages are installed.
import { accessSync, constants } from 'node:fs'
import path from 'node:path'
import { programFolders } from '../../config/variables.server.mjs'
import { run } from './run.mjs'

/** Debian's folder of servers, which PATH often lacks. */
const SERVER_FOLDER = '/usr/sbin'

/**
 * Finds a program. It never installs one: only `npm test` does, which says so first.
 * @param {string} name
 * @param {string} debianPackage by default of the program's name
 * @returns {string} its path
 * @throws Error with the command that installs it
 */
export function requireProgram(name, debianPackage = name) {
  const found = findProgram(name)
  if (found === undefined) throw new Error(`This needs ${name}: apt-get install ${debianPackage}`)
  return found
}

/**
 * Announces which programs are missing, whose Debian packages have their names.
 * @param {string[]} names
 * @returns {() => Promise<void>} installs them
 * @throws Error with the command that installs them, for users who may not
 */
export function planPrograms(names) {
  const missing = names.filter((name) => findProgram(name) === undefined)
  if (missing.length === 0) return () => Promise.resolve()
  const apt = process.getuid?.() === 0 ? findProgram('apt-get') : undefined
  const command = `apt-get install ${missing.join(' ')}`
  if (apt === undefined) throw new Error(`The tests need ${missing.join(', ')}: ${command}`)
  console.log(`\nThe tests of deploy/ need ${missing.join(', ')}. This run installs: ${command}`)
  return async () => {
    await run('Reading the package lists', apt, ['update', '-qq'])
    // The run level keeps Debian from starting an installed server.
    const quiet = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
    await run(`Installing ${missing.join(', ')}`, apt, ['install', '-y', '-qq', ...missing], quiet)
  }
}

/** @param {string} name */
function findProgram(name) {
  const folders = [...programFolders(), SERVER_FOLDER]
  return folders.map((folder) => path.join(folder, name)).find(isExecutable)
}

/** @param {string} file */
export function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
