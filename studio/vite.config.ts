import { createRequire } from 'node:module'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { z } from 'zod'
import { LAKE_PATH, env, type Env } from '#config/env.server'
import type { Backend } from './backend'
import { hardCodedZones } from './spanish/dates'
import { hardCodedFragments, hardCodedTexts } from './spanish/hard-coded-texts'
import {
  redirectVersionCheck,
  shareEventStreams,
  translateHardCodedTexts,
  replaceFragments,
} from './vite-plugins'

/** The same path as `basePath` in studio-config.ts. */
const BASE = '/studio/'

const manifest: unknown = createRequire(import.meta.url)('sanity/package.json')
const { version } = z.object({ version: z.string() }).parse(manifest)

/** Absolute path of a file of this folder. */
const here = (file: string) => new URL(file, import.meta.url).pathname

/** The built Studio contains the dataset of the environment. */
function selectBackend({ kind, projectId, dataset }: Env['content']): Backend {
  return kind === 'hosted'
    ? { kind, projectId, dataset }
    : { kind, projectId, dataset, lakePath: LAKE_PATH }
}

const backend = selectBackend(env().content)

export default defineConfig({
  root: here('.'),
  base: BASE,
  publicDir: false,
  // The site's development server has the default folder.
  cacheDir: here('../.cache/vite-studio'),
  plugins: [
    react(),
    redirectVersionCheck(version, BASE),
    translateHardCodedTexts(hardCodedTexts),
    replaceFragments({ ...hardCodedFragments, ...hardCodedZones }),
    // Over HTTP/2, as on the hosted service, event streams share a connection.
    backend.kind === 'embedded' && shareEventStreams(here('lake/multiplexed-event-source.ts')),
  ],
  resolve: { dedupe: ['react', 'react-dom', 'styled-components', 'sanity'] },
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
