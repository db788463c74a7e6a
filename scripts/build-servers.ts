import { rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build as bundle, type Plugin } from 'esbuild'
import { root } from '../config/root.server'

/** What is started, by the name of its file in build/server/. */
const entryPoints = {
  serve: 'scripts/serve.ts',
  site: 'server/main.ts',
  app: 'build/site/server/index.js',
  lake: 'lake/main.ts',
  evaluator: 'lake/evaluator/main.ts',
  relay: 'relay/main.ts',
}

/** Load machine code from their own folder, or are never called in what is built. */
const external = ['better-sqlite3', 'sharp', 'vite', 'undici']

/** Packages in CommonJS ask for Node's modules by `require`. */
const banner = `import { createRequire } from 'node:module';const require = createRequire(import.meta.url);`

/** Zod brings its messages in forty languages, of which it uses English alone: half of its code. */
const oneLanguage: Plugin = {
  name: 'one-language',
  setup(build) {
    const contents = `export { default as en } from './en.js'`
    build.onLoad({ filter: /[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/ }, () => ({ contents }))
  },
}

/**
 * Builds the long-lived processes into build/server, with their packages: a file that is read at once
 * takes less time and memory than a loader and a thousand modules. What several of them use is one
 * file for all, so that each module is there once in a process. Names stay as they are in the
 * sources, for readable stacks: source maps would be kept in memory.
 */
export async function buildServers(): Promise<void> {
  const outdir = path.join(root, 'build', 'server')
  rmSync(outdir, { recursive: true, force: true })
  await bundle({
    absWorkingDir: root,
    entryPoints,
    outdir,
    external,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    minifyWhitespace: true,
    minifySyntax: true,
    banner: { js: banner },
    plugins: [oneLanguage],
    logLevel: 'warning',
    // The framework's build names every package once more, for its effects.
    logOverride: { 'ignored-bare-import': 'silent' },
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildServers()
