import sanity from '@sanity/astro'
import { defineConfig } from 'astro/config'

/** The configuration of Sanity's Astro template, with the address of a lake. */
export default defineConfig({
  telemetry: false,
  integrations: [
    sanity({
      projectId: 'blog7abc',
      dataset: 'production',
      apiVersion: '2025-02-19',
      apiHost: process.env.LAKE_URL,
      useProjectHostname: false,
      useCdn: false,
    }),
  ],
})
