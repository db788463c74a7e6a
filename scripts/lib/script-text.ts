import { build } from 'esbuild'
import type { Plugin } from 'vite'

const QUERY = '?script-text'

/** Imports a module with the query `?script-text` as the text of one classic script. */
export function scriptText(): Plugin {
  return {
    name: 'script-text',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(QUERY)) return undefined
      const { outputFiles } = await build({
        entryPoints: [id.slice(0, -QUERY.length)],
        bundle: true,
        write: false,
        minify: true,
        format: 'iife',
        target: 'es2020',
      })
      return `export default ${JSON.stringify(outputFiles[0]?.text)}`
    },
  }
}
