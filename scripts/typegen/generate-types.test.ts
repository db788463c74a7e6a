import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { generateTypes } from './generate-types'

test('names an invalid query', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'typegen-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const source =
    "import { defineQuery } from 'groq'\nexport const brokenQuery = defineQuery('*[')\n"
  writeFileSync(path.join(root, 'broken.ts'), source)
  const types = generateTypes({ root, sources: ['*.ts'] })
  await expect(types).rejects.toThrow(/broken\.ts: brokenQuery/)
})
