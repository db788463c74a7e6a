import type { Backend } from './backend'

declare global {
  /** The dataset that the Studio was built for; set by vite.config.ts. */
  const __STUDIO_BACKEND__: Backend
}
