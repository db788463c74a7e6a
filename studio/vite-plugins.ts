import type { Plugin } from 'vite'

/** File with the built version, which the Studio takes for the newest: it asks for it all the time. */
export function emitVersion(fileName: string, version: string): Plugin {
  return {
    name: 'emit-version',
    generateBundle() {
      const source = JSON.stringify({ packageVersion: version })
      this.emitFile({ type: 'asset', fileName, source })
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
