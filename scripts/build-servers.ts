import { rmSync } from 'node:fs'
import path from 'node:path'
import { build, type Plugin } from 'esbuild'
import { root } from '#config/root.server'
import { seedDocuments } from '#seed/documents/index'

/** Entry points by the name of their file in build/server/. */
const entryPoints = {
  serve: 'scripts/serve.ts',
  reload: 'scripts/reload.ts',
  site: 'server/main.ts',
  app: 'build/site/server/index.js',
  lake: 'scripts/lake/main.ts',
  'query-worker': 'packages/content-lake/src/query-workers/main.ts',
  'stamp-worker': 'app/services/investor-room/stamp-worker.server.mjs',
  svg: 'packages/content-lake/src/media/svg-process.mjs',
  // Commands for a machine without sources; see scripts/package/.
  seed: 'seed/cli/load.ts',
  doctor: 'scripts/doctor/main.ts',
  privacy: 'scripts/privacy/main.ts',
}

/** Packages with native code, or that the build never calls. */
const external = ['better-sqlite3', 'sharp', 'vite', 'undici']

/** CommonJS packages load Node's modules with `require`. */
const banner = `import { createRequire as requireFrom } from 'node:module';const require = requireFrom(import.meta.url);`

/** Zod includes messages in forty languages, half of its code. Keeps English only. */
const englishOnly: Plugin = {
  name: 'english-only',
  setup(bundler) {
    const contents = `export { default as en } from './en.js'`
    bundler.onLoad({ filter: /[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/ }, () => ({ contents }))
  },
}

/** The seed lists folders to import its files; the bundle has their documents instead. */
const seedAsData: Plugin = {
  name: 'seed-as-data',
  setup(bundler) {
    const contents = `export const seedDocuments = ${JSON.stringify(seedDocuments)}`
    bundler.onLoad({ filter: /[\\/]seed[\\/]documents[\\/]index\.ts$/ }, () => ({ contents }))
  },
}

/*
 * Bundles the server processes with their packages into build/server. A bundle starts faster and
 * takes less memory than a loader with a thousand modules. Shared code goes into shared files, so
 * that a process loads each module once. Names are not minified, because source maps for readable
 * stacks would take memory.
 */
const outdir = path.join(root, 'build', 'server')
rmSync(outdir, { recursive: true, force: true })
await build({
  absWorkingDir: root,
  entryPoints,
  outdir,
  external,
  // Its modules import JSON in a syntax that this esbuild does not know.
  alias: { '@cantoo/pdf-lib': path.join(root, 'node_modules/@cantoo/pdf-lib/cjs/index.js') },
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
  plugins: [englishOnly, seedAsData],
  logLevel: 'warning',
  // Remix's build imports each package once more for its side effects.
  logOverride: { 'ignored-bare-import': 'silent' },
})
