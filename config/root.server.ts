import path from 'node:path'

/** Whether this runs from what `npm run build` has made, and not from the sources. */
export const isBuilt = path.extname(import.meta.filename) === '.js'

/** Folder of the product, which holds package.json: `build/server/` and `config/` lie below it. */
export const root = path.resolve(import.meta.dirname, isBuilt ? '../..' : '..')
