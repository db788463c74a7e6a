import { accessSync, constants } from 'node:fs'
import path from 'node:path'
import { run } from './run.mjs'

/** Where Debian puts servers, whether or not the PATH of a person names it. */
const SERVERS = '/usr/sbin'

/**
 * The path of a program that is called like its Debian package. As root, apt installs what is missing.
 * @throws Error that says what to install
 */
export async function requireProgram(name: string): Promise<string> {
  const found = findProgram(name)
  if (found !== undefined) return found
  const apt = process.getuid?.() === 0 ? findProgram('apt-get') : undefined
  if (apt !== undefined) {
    await run('Reading the package lists', apt, ['update', '-qq'])
    // Debian would start a server, and at each start of the machine: the bench starts its own.
    const quiet = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
    await run(`Installing ${name}`, apt, ['install', '-y', '-qq', name], quiet)
  }
  const installed = findProgram(name)
  if (installed === undefined) throw new Error(`This needs ${name}: apt-get install ${name}`)
  return installed
}

function findProgram(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), SERVERS]
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
