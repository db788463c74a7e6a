import { existsSync } from 'node:fs'
import path from 'node:path'
import { run } from '../../../../scripts/lib/run.mjs'

/**
 * Installs a package into the cache, unless it is there, without running its scripts. The product's
 * lock file stays free of tools that few people run.
 * @returns its folder
 */
export async function installPackage(name: string, version: string): Promise<string> {
  const prefix = path.resolve('.cache/quality', path.basename(name), version)
  const folder = path.join(prefix, 'node_modules', name)
  if (!existsSync(folder)) {
    // Parts of a tool that are not started may require a newer Node.
    const options = ['--ignore-scripts', '--no-save', '--omit=optional', '--engine-strict=false']
    const args = ['install', `${name}@${version}`, '--prefix', prefix, ...options]
    await run(`Installing ${name}`, 'npm', args)
  }
  return folder
}
