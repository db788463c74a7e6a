import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { generateTypes } from './typegen/generate-types'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const output = 'app/sanity/types.generated.ts'

/** Writes the generated types, or with `--check` says whether the committed ones are current. */
async function main(): Promise<number> {
  const fresh = await generateTypes({ root, sources: ['app/**/*.{ts,tsx}'] })
  const file = path.join(root, output)
  const committed = await readFile(file, 'utf8').catch(() => undefined)
  if (committed === fresh) {
    console.log(`${output} is current.`)
    return 0
  }
  if (process.argv.includes('--check')) {
    console.error(`${output} is stale: run "npm run typegen" and commit it.`)
    return 1
  }
  await writeFile(file, fresh)
  console.log(`${output} written.`)
  return 0
}

try {
  process.exitCode = await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
