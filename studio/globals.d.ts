import type { Backend } from './backend'

declare global {
  /** The dataset that the Studio was built for; vite.config.ts sets it. */
  const __STUDIO_BACKEND__: Backend
}
