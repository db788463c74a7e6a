import { existsSync, readFileSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'

/** Packages with native code, which the bundles of build/server import. */
const NATIVE = ['better-sqlite3', 'sharp']
/** Packages that download or compile binaries during an installation. */
const INSTALLERS = ['prebuild-install']
/**
 * Files that running needs of a package that also contains its sources. All other packages are
 * copied completely.
 */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  'better-sqlite3': ['package.json', 'LICENSE', 'lib', 'build/Release/better_sqlite3.node'],
}

const dependencies = z.record(z.string(), z.string()).default({})
const manifestShape = z.object({
  version: z.string(),
  dependencies,
  optionalDependencies: dependencies,
})

/**
 * Copies the native packages with their dependencies and the binaries of this platform.
 * @param root folder with node_modules
 * @param target receives node_modules
 * @returns the exact versions of the native packages, by name
 */
export async function copyNativePackages(
  root: string,
  target: string,
): Promise<Record<string, string>> {
  const copied = new Set<string>()
  const copy = async (name: string, from: string, isOptional: boolean): Promise<string> => {
    const folder = findPackage(name, from, root)
    if (folder === undefined) {
      if (isOptional) return ''
      throw new Error(`${name} is not installed: run npm ci.`)
    }
    const text = readFileSync(path.join(folder, 'package.json'), 'utf8')
    const manifest = manifestShape.parse(JSON.parse(text))
    if (copied.has(folder)) return manifest.version
    copied.add(folder)
    for (const part of PARTS[name] ?? ['']) {
      const source = path.join(folder, part)
      await cp(source, path.join(target, path.relative(root, source)), { recursive: true })
    }
    for (const one of Object.keys(manifest.dependencies)) {
      if (!INSTALLERS.includes(one)) await copy(one, folder, false)
    }
    for (const one of Object.keys(manifest.optionalDependencies)) await copy(one, folder, true)
    return manifest.version
  }
  const versions: Record<string, string> = {}
  for (const name of NATIVE) versions[name] = await copy(name, root, false)
  return versions
}

/** Finds a package as Node does: in node_modules of the folder, then of those above. */
function findPackage(name: string, from: string, root: string): string | undefined {
  const folder = path.join(from, 'node_modules', name)
  if (existsSync(path.join(folder, 'package.json'))) return folder
  return from === root ? undefined : findPackage(name, path.dirname(from), root)
}
