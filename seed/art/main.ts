import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { families, isFamily, type FamilyName } from './families'
import { openDarkroom } from './press/darkroom'

const assets = path.resolve(import.meta.dirname, '../assets')

async function write(file: string, content: Buffer | string): Promise<number> {
  const target = path.resolve(assets, file)
  await mkdir(path.dirname(target), { recursive: true })
  await writeFile(target, content)
  return Buffer.byteLength(content)
}

/** The families and names asked for on the command line; none means all of them. */
function asked(words: readonly string[]): { wanted: FamilyName[]; only: string[] } {
  const wanted = words.filter(isFamily)
  const only = words.filter((word) => !isFamily(word))
  const all = Object.keys(families).filter(isFamily)
  return { wanted: wanted.length > 0 ? wanted : all, only }
}

/**
 * Draws the seed dataset's pictures and documents into `seed/assets`.
 * `npm run seed:art` draws all, `-- campaigns` one family, `-- campaigns campaign-03` one of it.
 */
async function main(words: readonly string[]): Promise<void> {
  const { wanted, only } = asked(words)
  const darkroom = await openDarkroom()
  let total = 0
  try {
    for (const family of wanted) {
      const works = Object.entries(families[family]).filter(
        ([file]) => only.length === 0 || only.some((word) => file.includes(word)),
      )
      for (const [index, [file, make]] of works.entries()) {
        const size = await write(file, await make(darkroom))
        total += size
        const count = `${index + 1}/${works.length}`
        process.stdout.write(`${family} ${count}  ${file}  ${Math.round(size / 1024)} kB\n`)
      }
    }
  } finally {
    await darkroom.close()
  }
  if (total === 0) throw new Error(`Nothing is called ${only.join(', ')}.`)
  process.stdout.write(`${(total / 1024 / 1024).toFixed(1)} MB written\n`)
}

await main(process.argv.slice(2))
