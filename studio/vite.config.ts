import { createRequire } from 'node:module'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { z } from 'zod'
import { LAKE_PATH, env, type Env } from '../config/env.server'
import type { Backend } from './backend'
import { keepVersionCheckHome, shareEventStreams } from './vite-plugins'

/** The same path as `basePath` in studio-config.ts. */
const BASE = '/studio/'

const manifest: unknown = createRequire(import.meta.url)('sanity/package.json')
const { version } = z.object({ version: z.string() }).parse(manifest)

/** Absolute path of a file of this folder. */
const here = (file: string) => new URL(file, import.meta.url).pathname

/** Which dataset the environment names; the built Studio knows no other. */
function backendOf({ kind, projectId, dataset }: Env['content']): Backend {
  return kind === 'hosted'
    ? { kind, projectId, dataset }
    : { kind, projectId, dataset, lakePath: LAKE_PATH }
}

const backend = backendOf(env().content)

export default defineConfig({
  root: here('.'),
  base: BASE,
  publicDir: false,
  plugins: [
    react(),
    keepVersionCheckHome(version, BASE),
    // The hosted service speaks HTTP/2, where event streams share a connection by themselves.
    backend.kind === 'embedded' && shareEventStreams(here('lake/multiplexed-event-source.ts')),
  ],
  resolve: { dedupe: ['react', 'react-dom', 'styled-components', 'sanity'] },
  define: { __STUDIO_BACKEND__: JSON.stringify(backend) },
  build: {
    outDir: here('../build/studio'),
    emptyOutDir: true,
    target: 'es2022',
    // The Studio is one application that staff load once and browsers keep.
    chunkSizeWarningLimit: 8000,
    reportCompressedSize: false,
    rollupOptions: {
      onwarn(warning, warn) {
        // zod explains its marks for bundlers in comments that hold the marks themselves.
        const isZodComment = warning.code === 'INVALID_ANNOTATION' && warning.id?.includes('/zod/')
        if (!isZodComment) warn(warning)
      },
    },
  },
})
