import { accessSync, constants } from 'node:fs'
import path from 'node:path'
import { programFolders } from '../../config/variables.server.mjs'
import { run } from './run.mjs'

/** Debian's folder of servers, which PATH often lacks. */
const SERVER_FOLDER = '/usr/sbin'

/**
 * Finds a program. As root, installs its Debian package if it is missing.
 * @param debianPackage by default of the program's name
 * @returns its path
 * @throws Error that names the package to install
 */
export async function requireProgram(name: string, debianPackage = name): Promise<string> {
  const found = findProgram(name)
  if (found !== undefined) return found
  const apt = process.getuid?.() === 0 ? findProgram('apt-get') : undefined
  if (apt !== undefined) {
    await run('Reading the package lists', apt, ['update', '-qq'])
    // The run level keeps Debian from starting an installed server.
    const quiet = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
    await run(`Installing ${debianPackage}`, apt, ['install', '-y', '-qq', debianPackage], quiet)
  }
  const installed = findProgram(name)
  if (installed === undefined)
    throw new Error(`This needs ${name}: apt-get install ${debianPackage}`)
  return installed
}

function findProgram(name: string): string | undefined {
  const folders = [...programFolders(), SERVER_FOLDER]
  return folders.map((folder) => path.join(folder, name)).find(isExecutable)
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
