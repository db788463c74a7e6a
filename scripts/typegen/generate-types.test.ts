import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { generateTypes } from './generate-types'

// Compiling the schemas and the query parser takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

let root: string

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'typegen-'))
})

afterEach(() => rm(root, { recursive: true }))

const generate = () => generateTypes({ root, sources: ['*.ts'] })

async function writeQuery(file: string, name: string, query: string) {
  const source = `import { defineQuery } from 'groq'\nexport const ${name} = defineQuery(\`${query}\`)\n`
  await writeFile(path.join(root, file), source)
}

test('generates result types in which any field may be missing', async () => {
  await writeQuery(
    'faq.ts',
    'faqQuery',
    '*[_type == "faqEntry" && _id == $id][0]{ title, "rating": 5 }',
  )
  const types = await generate()
  expect(types).toContain('// faq.ts: faqQuery')
  expect(types.replaceAll(/[\s;]+/g, ' ')).toContain(
    'export type FaqQueryResult = { title: string | null rating: 5 } | null',
  )
  expect(types).toMatch(/export type FaqEntry = \{[^}]*title\?: string/)
  expect(types).toContain('interface SanityQueries')
})

test('names an invalid query', async () => {
  await writeQuery('broken.ts', 'brokenQuery', '*[_type == ')
  await expect(generate()).rejects.toThrow(/broken\.ts: brokenQuery/)
})
