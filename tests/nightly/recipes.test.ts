import {
  mkdtempSync,
  readFileSync,
  rmSync,
  cpSync,
  mkdirSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runIn } from './testing/prepare-program'
import { type Recipe, recipes } from './testing/recipes'

const folder = mkdtempSync(path.join(os.tmpdir(), 'recipes-'))
const guide = readFileSync('docs/developing.md', 'utf8')
const runNode = (...args: string[]) =>
  runIn(folder, 'npm', args, { NODE_ENV: undefined, VITEST: undefined })

beforeAll(() => {
  copyProject(folder)
  for (const recipe of recipes) followRecipe(folder, recipe)
})
afterAll(() => rmSync(folder, { recursive: true }))

test.each(recipes)('$heading: the guide names every file', ({ heading, changes }) => {
  const named = namedFiles(guide, heading)
  const files = Object.keys(changes)
  expect(files.filter((file) => !named.some((pattern) => pattern.test(file)))).toEqual([])
})

test('a field of the investor form takes four files, one of them generated', () => {
  const recipe = recipes.find(({ heading }) => heading === 'Add a field to the investor form')
  expect(Object.keys(recipe?.changes ?? {})).toHaveLength(3)
})

test('a copy of the project that follows all recipes has valid types, content and tests', async () => {
  await runNode('run', '-s', 'types')
  const types = readFileSync(path.join(folder, 'app/sanity/types.generated.ts'), 'utf8')
  expect(types).toMatch(
    /export type InvestorRequest = \{[^}]*user_company\?: string[^}]*user_round\?:/,
  )
  await runNode('run', '-s', 'content:check', '--', '--seed')
  // The form's value for tests has the new field, so they find it in document, e-mail and export.
  await runNode(
    ...['exec', '--', 'vitest', 'run', '--config', 'remix.config.ts'],
    ...['--project', 'unit*', '--project', 'contract'],
    ...['app/services', 'app/routes', 'config/', 'schemas/', 'seed/', 'server/', 'studio/requests'],
    // Only a browser can take the new block's picture.
    ...['--exclude', 'schemas/blocks/block-pictures.test.ts'],
    ...['contract/investor-requests', 'contract/privacy', 'contract/relay.test'],
  )
})

const LEFT_OUT = new Set(['.git', 'node_modules', 'build', '.data', '.cache', 'coverage'])

/** Copies the sources of the project, which share its packages. */
function copyProject(to: string): void {
  cpSync('.', to, { recursive: true, filter: (file) => !LEFT_OUT.has(path.basename(file)) })
  symlinkSync(path.resolve('node_modules'), path.join(to, 'node_modules'))
}

/** Applies the changes of a recipe. @throws Error when a file lacks the text that it should have */
function followRecipe(folder: string, { changes }: Recipe): void {
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
function namedFiles(guide: string, heading: string): RegExp[] {
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
