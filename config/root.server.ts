import path from 'node:path'

/** Whether this process runs from the build and not from the sources. */
export const isBuilt = path.extname(import.meta.filename) === '.js'

/** Folder of package.json. */
export const root = path.resolve(import.meta.dirname, isBuilt ? '../..' : '..')
