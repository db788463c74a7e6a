import { readdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { SeedDocument } from '../authoring/document'

const root = path.dirname(fileURLToPath(import.meta.url))
const files = ['settings', 'pages', 'collections'].flatMap((folder) =>
  readdirSync(path.join(root, folder)).map((file) => path.join(root, folder, file)),
)

/**
 * All documents of the seed dataset, with placeholders for asset ids (CMS-07): what the files of
 * settings/, pages/ and collections/ export, single documents and lists.
 */
export const seedDocuments: readonly SeedDocument[] = [
  // A list may contain another list of its file.
  ...new Set((await Promise.all(files.map(readExports))).flat().filter(isDocument)),
]

async function readExports(file: string): Promise<unknown[]> {
  const module: unknown = await import(pathToFileURL(file).href)
  return typeof module === 'object' ? Object.values<unknown>({ ...module }).flat() : []
}

function isDocument(value: unknown): value is SeedDocument {
  return typeof value === 'object' && value !== null && '_id' in value && '_type' in value
}
