import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findBlockMistakes, findUnlistedTypes, generateBlockFiles } from './block-files'

let root: string

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'blocks-'))
  await mkdir(path.join(root, 'app/blocks/price-table'), { recursive: true })
})

afterEach(() => rm(root, { recursive: true }))

const write = (file: string, text: string) => writeFile(path.join(root, file), text)

test('joins the projections and the components of the blocks by name', () => {
  const [fields, blockSwitch] = generateBlockFiles(['wordBand', 'notice'])
  expect(fields?.text).toMatch(/noticeProjection\} \},\n {2}_type == "wordBand" => \{/)
  expect(fields?.text).toContain("import { wordBandProjection } from './word-band/projection'")
  expect(blockSwitch?.text).toContain("import { WordBand } from './word-band/word-band'")
  expect(blockSwitch?.text).toContain("case 'notice':\n      return <Notice block={block} />")
})

test('names the file and the export that a block lacks', async () => {
  expect(await findBlockMistakes(root, ['priceTable'])).toEqual([
    'app/blocks/price-table/projection.ts has no "export const priceTableProjection =".',
    'app/blocks/price-table/price-table.tsx has no "export function PriceTable(".',
  ])
  await write('app/blocks/price-table/projection.ts', 'export const priceTableProjection = `title`')
  await write('app/blocks/price-table/price-table.tsx', 'export function PriceTable() {}')
  expect(await findBlockMistakes(root, ['priceTable'])).toEqual([])
})

test('names a folder of a block that is not registered', async () => {
  expect(await findBlockMistakes(root, [])).toEqual([
    'app/blocks/price-table/ belongs to no block of schemas/blocks/index.ts.',
  ])
})

test('names a schema file whose type is not in its list', async () => {
  await mkdir(path.join(root, 'schemas'))
  await write('schemas/price-table.ts', 'export const priceTable = defineBlock({})')
  const list = { folder: 'schemas', helper: 'defineBlock' }
  expect(await findUnlistedTypes(root, { ...list, names: [] })).toEqual([
    'schemas/index.ts does not list priceTable of schemas/price-table.ts.',
  ])
  expect(await findUnlistedTypes(root, { ...list, names: ['priceTable'] })).toEqual([])
})
