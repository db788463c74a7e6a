import { blockTypes } from '#schemas/blocks/index'
import { insertGroups } from '#schemas/blocks/define-block'
import { generateBlockFiles, generateBlockMenu, type GeneratedFile } from './block-files'
import { generateTypes } from './generate-types'

const blockNames = blockTypes.map(({ name }) => name)
const blockGroups = insertGroups.map(({ name, title }) => ({
  group: title,
  blocks: blockTypes
    .filter(({ group }) => group === name)
    .map((block) => ({ name: block.name, title: block.title ?? block.name })),
}))

/** Generates the blocks first, because the queries include the fields of the blocks. */
export async function* generateFiles(root: string): AsyncGenerator<GeneratedFile> {
  yield* generateBlockFiles(blockNames)
  yield generateBlockMenu(blockGroups)
  const text = await generateTypes({ root, sources: ['app/**/*.{ts,tsx}'] })
  yield { file: 'app/sanity/types.generated.ts', text }
}
