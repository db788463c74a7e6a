import { blockTypes, insertGroups } from '#schemas/blocks/index'
import { generateBlockFiles, generateBlockMenu, type GeneratedFile } from './block-files'
import { generateTypes } from './generate-types'

const blockNames = blockTypes.map(({ name }) => name)
const blockGroups = insertGroups.map(({ title, blocks }) => ({
  group: title,
  blocks: blocks.map((block) => ({ name: block.name, title: block.title ?? block.name })),
}))

/** Generates the blocks first, because the queries include the fields of the blocks. */
export async function* generateFiles(root: string): AsyncGenerator<GeneratedFile> {
  yield* generateBlockFiles(blockNames)
  yield generateBlockMenu(blockGroups)
  const text = await generateTypes({ root, sources: ['app/**/*.{ts,tsx}'] })
  yield { file: 'app/sanity/types.generated.ts', text }
}
