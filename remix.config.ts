/// <reference types="vitest/config" />
import { vitePlugin as remix } from '@remix-run/dev'
import { defineConfig } from 'vite'
import { clientChunks } from './scripts/lib/client-chunks'
import { scriptText } from './scripts/lib/script-text'

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true
  }
}

/** Of tests that need no port and no browser. */
const unitTests = {
  // Only ends what hangs: hashing passwords and drawing take long on a busy machine.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 60_000 } },
}

/** The one configuration of Vite, Remix and Vitest; every script passes it with `--config`. */
export default defineConfig({
  // Vitest runs modules by themselves: the Remix plugin would look for an application around them.
  plugins: process.env.VITEST ? [scriptText()] : [scriptText(), remixPlugin(), clientChunks()],
  resolve: { alias: { '~': new URL('./app', import.meta.url).pathname } },
  server: { host: '127.0.0.1', watch: { ignored: ['**/.cache/**', '**/.data/**', '**/build/**'] } },
  // Transforms imports in parallel, which makes `npm run dev` start a second faster.
  environments: { ssr: { dev: { preTransformRequests: true } } },
  // esbuild adds the prefixes that these browsers need, but not that of the shorthand `mask`.
  build: {
    target: 'es2020',
    cssTarget: ['chrome107', 'edge107', 'firefox104', 'safari16', 'ios16'],
  },
  css: {
    postcss: {
      plugins: [
        {
          postcssPlugin: 'prefix-masks',
          Once(root) {
            root.walkDecls('mask', (mask) => void mask.cloneBefore({ prop: '-webkit-mask' }))
          },
        },
      ],
    },
  },
  test: {
    // Left to itself Vitest leaves one processor free.
    maxWorkers: '100%',
    setupFiles: ['tests/fail-on-console.ts'],
    // A test that needs no port and no browser stands beside its code; the contract suite drives
    // the embedded lake over HTTP.
    projects: [
      {
        extends: true,
        test: {
          ...unitTests,
          name: 'unit-app',
          // Modules of the site read the environment once, and tests stub it.
          include: ['app/**/*.test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        test: {
          ...unitTests,
          name: 'unit-parts',
          // Importing the schemas and the Studio for each file would double the time.
          isolate: false,
          include: [
            '{config,schemas,seed,server,studio,scripts}/**/*.test.{ts,tsx}',
            'packages/*/src/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          // These limits only end what hangs.
          testTimeout: 600_000,
          hookTimeout: 600_000,
          // What is awaited may have to start a process first, on a busy machine.
          expect: { poll: { timeout: 60_000 } },
        },
      },
      {
        extends: true,
        test: {
          // Not part of `npm test`: other projects' packages, and minutes of the real CLI.
          name: 'nightly',
          include: ['tests/nightly/*.test.ts'],
          testTimeout: 1_800_000,
          hookTimeout: 1_800_000,
          fileParallelism: false,
          expect: { poll: { timeout: 30_000 } },
        },
      },
    ],
  },
})

function remixPlugin() {
  return remix({
    // Of its own: what stands beside it in build/, the Studio, is not swept away with it.
    buildDirectory: 'build/site',
    ignoredRouteFiles: ['**/*.test.{ts,tsx}'],
    future: {
      v3_fetcherPersist: true,
      v3_relativeSplatPath: true,
      v3_throwAbortReason: true,
      v3_singleFetch: true,
      // One list of all routes, which browsers keep, costs less than asking for each page's links.
      v3_lazyRouteDiscovery: false,
      v3_routeConfig: false,
      // Finds all dependencies before the first page, which otherwise reloads with two copies of React.
      unstable_optimizeDeps: true,
    },
  })
}
