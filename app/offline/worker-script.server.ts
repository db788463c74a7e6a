/** The service worker as the text of one classic script; see scripts/lib/script-text.ts. */
export { default as workerScript } from './worker.ts?script-text'
