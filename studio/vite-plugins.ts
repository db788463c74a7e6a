import type { Plugin } from 'vite'

/** Host that the Studio asks, at start and every quarter of an hour, for newer versions of itself. */
const VERSION_HOST = 'https://sanity-cdn.com'

/** File that answers in its place, under the Studio's own address. */
const VERSION_FILE = 'version.json'

/**
 * Keeps the Studio's version check on this origin: there is no switch for it. The path of the
 * original request becomes the query of a small file, which says that what runs is the newest.
 * @param version version of the Studio that is built
 * @param base path under which the Studio is served, with a final slash
 * @throws Error at the end of the build when the host's name was nowhere to be found, so that a
 *   new version of the Studio cannot silently ask abroad again
 */
export function keepVersionCheckHome(version: string, base: string): Plugin {
  let found = false
  return {
    name: 'keep-version-check-home',
    transform(code, id) {
      if (!id.includes('/node_modules/sanity/') || !code.includes(VERSION_HOST)) return null
      found = true
      return { code: code.replaceAll(VERSION_HOST, `${base}${VERSION_FILE}?for=`), map: null }
    },
    generateBundle() {
      if (!found) {
        this.error(`${VERSION_HOST} is not in the Studio any more: find its version check again.`)
      }
      this.emitFile({
        type: 'asset',
        fileName: VERSION_FILE,
        source: JSON.stringify({ packageVersion: version }),
      })
    },
  }
}

/** Module that the client loads for event streams with an Authorization header. */
const EVENT_SOURCE = '@sanity/eventsource'

/**
 * Puts our event source, which shares one WebSocket, in the place of the client's own.
 * @param replacement absolute path of the module with the same default export
 * @throws Error at the end of the build when the client did not import the original, so that a new
 *   version of it cannot silently fill the browser's six connections again
 */
export function shareEventStreams(replacement: string): Plugin {
  let found = false
  return {
    name: 'share-event-streams',
    enforce: 'pre',
    resolveId(source) {
      if (source !== EVENT_SOURCE) return null
      found = true
      return replacement
    },
    generateBundle() {
      if (!found) this.error(`${EVENT_SOURCE} is not imported: find how the client listens now.`)
    },
  }
}
