import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/** Searches a folder and its subfolders; returns `file: text` for each text found. */
export function findInFiles(dir: string, texts: readonly string[]): readonly string[] {
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(dir, name))
    .filter((file) => statSync(file).isFile())
  return files.flatMap((file) => {
    const bytes = readFileSync(file)
    return texts.filter((text) => bytes.includes(text)).map((text) => `${file}: ${text}`)
  })
}
