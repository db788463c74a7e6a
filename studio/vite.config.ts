import { createRequire } from 'node:module'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { z } from 'zod'
import { LAKE_PATH, env, type Env } from '#config/env.server'
import type { Backend } from './backend'
import { hardCodedZones } from './spanish/dates'
import { hardCodedFragments, hardCodedTexts } from './spanish/hard-coded-texts'
import { emitVersion, replaceFragments, translateHardCodedTexts } from './vite-plugins'

/** The same path as `basePath` in studio-config.ts. */
const BASE = '/studio/'

const manifest: unknown = createRequire(import.meta.url)('sanity/package.json')
const { version } = z.object({ version: z.string() }).parse(manifest)

/**
 * The Studio requests its newest version at start and every 15 minutes, without a setting. The path
 * of the original request becomes the query of a file of the build.
 */
const VERSION_FILE = 'version.json'
const versionCheck = { 'https://sanity-cdn.com': `${BASE}${VERSION_FILE}?for=` }

/** Absolute path of a file of this folder. */
const here = (file: string) => new URL(file, import.meta.url).pathname

/** The built Studio contains the dataset of the environment. */
function selectBackend({ kind, projectId, dataset }: Env['content']): Backend {
  return kind === 'hosted'
    ? { kind, projectId, dataset }
    : { kind, projectId, dataset, lakePath: LAKE_PATH }
}

/** The client's event sources would use all six connections of the browser. */
const eventSource = here('lake/multiplexed-event-source.ts')

const backend = selectBackend(env().content)

export default defineConfig({
  root: here('.'),
  base: BASE,
  publicDir: false,
  // The site's development server has the default folder.
  cacheDir: here('../.cache/vite-studio'),
  plugins: [
    react(),
    translateHardCodedTexts(hardCodedTexts),
    replaceFragments({ ...hardCodedFragments, ...hardCodedZones, ...versionCheck }),
    emitVersion(VERSION_FILE, version),
  ],
  resolve: {
    dedupe: ['react', 'react-dom', 'styled-components', 'sanity'],
    // Over HTTP/2, as on the hosted service, event streams share a connection.
    alias: backend.kind === 'embedded' ? { '@sanity/eventsource': eventSource } : {},
  },
  define: { __STUDIO_BACKEND__: JSON.stringify(backend) },
  build: {
    outDir: here('../build/studio'),
    emptyOutDir: true,
    target: 'es2022',
    // Staff load the Studio once, and browsers cache it.
    chunkSizeWarningLimit: 8000,
    reportCompressedSize: false,
    rollupOptions: {
      onwarn(warning, warn) {
        // zod mentions bundler annotations in comments, which Rollup reads as annotations.
        const isZodComment = warning.code === 'INVALID_ANNOTATION' && warning.id?.includes('/zod/')
        if (!isZodComment) warn(warning)
      },
    },
  },
})
