import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { root } from '#config/root.server'
import { listLicences } from './licences'
import { copyNativePackages } from './native-packages'

/** Files of the repository that the running product needs, by path. */
const FILES = [
  'build/server',
  'build/site/client',
  'build/studio',
  'deploy',
  'seed/assets',
  'docs/operating.md',
  'docs/hosted-sanity.md',
  'docs/monitoring.md',
  'docs/privacy.md',
]
/** Commands of package.json that need no sources, and their bundles. */
const COMMANDS = {
  start: 'serve',
  lake: 'lake',
  seed: 'seed',
  doctor: 'doctor',
  privacy: 'privacy',
  reload: 'reload',
}

const manifestShape = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string(),
  engines: z.object({ node: z.string() }),
})

/**
 * Creates a folder that runs with Node alone: the built servers, site and Studio, the seed, native
 * packages of this platform, and licences. So a server needs no registry, no compiler and no install
 * scripts.
 * @param target replaced if it exists
 * @throws Error when the product has not been built
 */
export async function createPackage(target: string): Promise<void> {
  if (!existsSync(path.join(root, 'build/server/serve.js'))) {
    throw new Error('The product has not been built: run npm run build.')
  }
  await rm(target, { recursive: true, force: true })
  for (const file of FILES) {
    const isKept = (source: string) => !source.endsWith('.ts')
    await cp(path.join(root, file), path.join(target, file), { recursive: true, filter: isKept })
  }
  const text = await readFile(path.join(root, 'package.json'), 'utf8')
  const { name, version, license, engines } = manifestShape.parse(JSON.parse(text))
  const scripts = Object.fromEntries(
    Object.entries(COMMANDS).map(([command, file]) => [command, `node build/server/${file}.js`]),
  )
  const dependencies = await copyNativePackages(root, target)
  const manifest = {
    name,
    version,
    private: true,
    license,
    type: 'module',
    engines,
    scripts,
    dependencies,
  }
  await mkdir(target, { recursive: true })
  await writeFile(path.join(target, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  await writeFile(path.join(target, 'LICENCES.txt'), listLicences(root))
}
