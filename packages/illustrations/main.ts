import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { assetsFolder } from './catalogue'
import { families, isFamily } from './families'
import { startRenderer } from './press/renderer'

async function write(file: string, content: Buffer | string): Promise<number> {
  const target = path.resolve(assetsFolder, file)
  await mkdir(path.dirname(target), { recursive: true })
  await writeFile(target, content)
  return Buffer.byteLength(content)
}

/**
 * Draws the pictures and PDFs of the seed dataset into `seed/assets`, and icons into `public`.
 * @param words names of families, and parts of file names; none draws everything
 * @throws Error when no file matches
 */
async function main(words: readonly string[]): Promise<void> {
  const named = words.filter(isFamily)
  const parts = words.filter((word) => !isFamily(word))
  const chosen = named.length > 0 ? named : Object.keys(families).filter(isFamily)
  const renderer = await startRenderer()
  let total = 0
  try {
    for (const family of chosen) {
      const files = Object.entries(families[family]).filter(
        ([file]) => parts.length === 0 || parts.some((part) => file.includes(part)),
      )
      for (const [index, [file, render]] of files.entries()) {
        const size = await write(file, await render(renderer))
        total += size
        const count = `${index + 1}/${files.length}`
        process.stdout.write(`${family} ${count}  ${file}  ${Math.round(size / 1024)} kB\n`)
      }
    }
  } finally {
    await renderer.close()
  }
  if (total === 0) throw new Error(`No file is named ${parts.join(', ')}.`)
  process.stdout.write(`${(total / 1024 / 1024).toFixed(1)} MB written\n`)
}

await main(process.argv.slice(2))
