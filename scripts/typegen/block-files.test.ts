import { expect, test } from 'vitest'
import { generateBlockFiles } from './block-files'

test('joins the projections and the components of the blocks by name', () => {
  const [fields, blockSwitch] = generateBlockFiles(['wordBand', 'notice'])
  expect(fields?.text).toMatch(/noticeProjection\} \},\n {2}_type == "wordBand" => \{/)
  expect(fields?.text).toContain("import { wordBandProjection } from './word-band/projection'")
  expect(blockSwitch?.text).toContain("import { WordBand } from './word-band/word-band'")
  expect(blockSwitch?.text).toContain("case 'notice':\n      return <Notice block={block} />")
})
