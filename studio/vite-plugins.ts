import type { Plugin } from 'vite'

/** The Studio requests its newest version from this host, at start and every 15 minutes. */
const VERSION_HOST = 'https://sanity-cdn.com'

/** File that replaces the host, under the Studio's address. */
const VERSION_FILE = 'version.json'

/**
 * Redirects the Studio's version check, which has no setting, to a file of the build. The file
 * names the built version as the newest; the path of the original request becomes its query.
 * @param version of the Studio that is built
 * @param base path of the Studio, with a final slash
 * @throws Error at the end of the build when no module contains the host: a new version of the
 *   Studio would contact it
 */
export function redirectVersionCheck(version: string, base: string): Plugin {
  let found = false
  return {
    name: 'redirect-version-check',
    transform(code, id) {
      if (!id.includes('/node_modules/sanity/') || !code.includes(VERSION_HOST)) return null
      found = true
      return { code: code.replaceAll(VERSION_HOST, `${base}${VERSION_FILE}?for=`), map: null }
    },
    generateBundle() {
      if (!found) {
        this.error(`${VERSION_HOST} is not in the Studio any more: find its version check.`)
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
 * Replaces the client's event source with one that shares a WebSocket.
 * @param replacement absolute path of a module with the same default export
 * @throws Error at the end of the build when no module imports the original: a new version of the
 *   client would use all six connections of the browser
 */
export function shareEventStreams(replacement: string): Plugin {
  let found = false
  return {
    name: 'share-event-streams',
    enforce: 'pre',
    // The development server bundles dependencies without plugins.
    config: (_config, { command }) =>
      command === 'serve' ? { resolve: { alias: { [EVENT_SOURCE]: replacement } } } : {},
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

/** Modules of the Studio and its parts. */
const STUDIO_MODULE =
  /\/node_modules\/(?:sanity|@sanity\/(?:ui|insert-menu|schema|vision)|@rexxars\/react-json-inspector|@dnd-kit\/core)\//

/** A property that the Studio shows, with its text. */
const SHOWN_TEXT =
  /((?:title|label|content|children|text|header|placeholder|description|buttonText)"?: (?:\[\s*)?)"([^"\\]+)"/g

/** Changes the Studio's modules with `change`, which notes what it found. */
function changeStudio(
  name: string,
  texts: Readonly<Record<string, string>>,
  change: (code: string, note: (text: string) => void) => string,
): Plugin {
  const missing = new Set(Object.keys(texts))
  return {
    name,
    transform(code, id) {
      if (!STUDIO_MODULE.test(id)) return null
      const changed = change(code, (text) => missing.delete(text))
      return changed === code ? null : { code: changed, map: null }
    },
    generateBundle() {
      if (missing.size > 0) {
        this.error(`The Studio does not contain this any more: ${[...missing].join('; ')}`)
      }
    },
  }
}

/**
 * Translates texts that the Studio has in its code instead of a language pack.
 * @param texts by the complete text in the code
 * @throws Error at the end of the build when a text is in no module: a new version of the Studio
 *   may word it differently
 */
export function translateHardCodedTexts(texts: Readonly<Record<string, string>>): Plugin {
  return changeStudio('translate-hard-coded-texts', texts, (code, note) =>
    code.replaceAll(SHOWN_TEXT, (original: string, property: string, text: string) => {
      if (!Object.hasOwn(texts, text)) return original
      note(text)
      return property + JSON.stringify(texts[text])
    }),
  )
}

/**
 * Replaces fragments of the Studio's code that no setting changes.
 * @param fragments of code, with their replacements
 * @throws Error at the end of the build when a fragment is in no module: a new version of the
 *   Studio has other code
 */
export function replaceFragments(fragments: Readonly<Record<string, string>>): Plugin {
  return changeStudio('replace-fragments', fragments, (code, note) =>
    Object.entries(fragments).reduce((changed, [fragment, replacement]) => {
      if (!changed.includes(fragment)) return changed
      note(fragment)
      return changed.replaceAll(fragment, () => replacement)
    }, code),
  )
}
