import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { createTempFolder } from '#app/testing/temp-folder'
import { generateTypes } from './generate-types'

test('names an invalid query', async () => {
  const root = createTempFolder()
  const source =
    "import { defineQuery } from 'groq'\nexport const brokenQuery = defineQuery('*[')\n"
  writeFileSync(path.join(root, 'broken.ts'), source)
  const types = generateTypes({ root, sources: ['*.ts'] })
  await expect(types).rejects.toThrow(/broken\.ts: brokenQuery/)
})
