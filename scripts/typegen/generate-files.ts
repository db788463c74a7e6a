import { blockTypes } from '#schemas/blocks/index'
import { insertGroups } from '#schemas/blocks/define-block'
import { collectionTypes } from '#schemas/documents/index'
import {
  findBlockMistakes,
  findUnlistedTypes,
  generateBlockFiles,
  generateBlockMenu,
  type GeneratedFile,
} from './block-files'
import { generateTypes } from './generate-types'

const blockNames = blockTypes.map(({ name }) => name)
const blockGroups = insertGroups.map(({ name, title }) => ({
  group: title,
  blocks: blockTypes
    .filter(({ group }) => group === name)
    .map((block) => ({ name: block.name, title: block.title ?? block.name })),
}))
const collectionNames = collectionTypes.map(({ name }) => name)

/**
 * Finds types and block files that are missing or unlisted; each message names the file to edit.
 */
export async function findMistakes(root: string): Promise<string[]> {
  const lists = [
    { folder: 'schemas/blocks', helper: 'defineBlock', names: blockNames },
    { folder: 'schemas/documents', helper: 'defineCollection', names: collectionNames },
  ]
  const unlisted = await Promise.all(lists.map((list) => findUnlistedTypes(root, list)))
  return [...unlisted.flat(), ...(await findBlockMistakes(root, blockNames))]
}

/** Generates the blocks first, because the queries include the fields of the blocks. */
export async function* generateFiles(root: string): AsyncGenerator<GeneratedFile> {
  yield* generateBlockFiles(blockNames)
  yield generateBlockMenu(blockGroups)
  const text = await generateTypes({ root, sources: ['app/**/*.{ts,tsx}'] })
  yield { file: 'app/sanity/types.generated.ts', text }
}
