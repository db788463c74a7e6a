import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyProject, followRecipe, namedFiles } from './testing/follow-recipe'
import { runIn } from './testing/prepare-program'
import { recipes } from './testing/recipes'

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
