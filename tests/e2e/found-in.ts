import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/** Which of the words stand in a file of the folder, or of one inside it. */
export function foundIn(dir: string, words: readonly string[]): readonly string[] {
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(dir, name))
    .filter((file) => statSync(file).isFile())
  return files.flatMap((file) => {
    const bytes = readFileSync(file)
    return words.filter((word) => bytes.includes(word)).map((word) => `${file}: ${word}`)
  })
}
