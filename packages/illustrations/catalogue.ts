import path from 'node:path'

// The only import from outside this package: the names and files of the pictures and PDFs.
export { documents, pictures, type DocumentName, type PictureName } from '../../seed/assets/catalogue'

/** The folder that `npm run draw` writes to. */
export const assetsFolder = path.resolve(import.meta.dirname, '../../seed/assets')
