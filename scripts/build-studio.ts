import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const configFile = fileURLToPath(new URL('../studio/vite.config.ts', import.meta.url))

/**
 * Builds the Studio into build/studio, for the backend that the environment names.
 * @throws Error when the build fails, or the Studio would ask abroad for newer versions
 */
export async function buildStudio(): Promise<void> {
  await build({ configFile, logLevel: 'warn' })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildStudio()
