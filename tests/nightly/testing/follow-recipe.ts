import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Recipe } from './recipes'

const LEFT_OUT = new Set(['.git', 'node_modules', 'build', '.data', '.cache', 'coverage'])

/** Copies the sources of the project, which share its packages. */
export function copyProject(to: string): void {
  cpSync('.', to, { recursive: true, filter: (file) => !LEFT_OUT.has(path.basename(file)) })
  symlinkSync(path.resolve('node_modules'), path.join(to, 'node_modules'))
}

/** Applies the changes of a recipe. @throws Error when a file lacks the text that it should have */
export function followRecipe(folder: string, { changes }: Recipe): void {
  for (const [name, change] of Object.entries(changes)) {
    const file = path.join(folder, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, typeof change === 'string' ? change : insertAll(file, change))
  }
}

function insertAll(file: string, inserts: readonly { before: string; insert: string }[]): string {
  let text = readFileSync(file, 'utf8')
  for (const { before, insert } of inserts) {
    if (!text.includes(before)) throw new Error(`${file} has no ${before}`)
    text = text.replace(before, () => insert + before)
  }
  return text
}

/**
 * The patterns of files that a section of the guide names. `<rule>` is any name, `…` any path; a
 * name without a folder is in any folder, and the component has no fixed name.
 */
export function namedFiles(guide: string, heading: string): RegExp[] {
  const [, section = ''] = guide.split(`\n## ${heading}\n`)
  const [text = ''] = section.split('\n## ')
  const names = [...text.matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name)
  if (text.includes('the component')) names.push('.tsx')
  return names.map((name) => {
    const pattern = name
      .replace(/[.$^*+()[\]{}|\\]/g, '\\$&')
      .replace(/<\w+>/g, '[^/]+')
      .replace('…', '.+')
    return new RegExp(name.includes('/') ? `^${pattern}$` : `(^|/|\\b)${pattern}$`)
  })
}
