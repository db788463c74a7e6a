import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const folder = import.meta.dirname
/** Of no visitor: the design system, in development only. */
const OF_DEVELOPERS = '_site.estilo'
const pages = readdirSync(folder)
  .filter((name) => name.startsWith('_site') && name !== OF_DEVELOPERS)
  .map((name) => path.join(name, 'route.tsx'))
  .filter((file) => existsSync(path.join(folder, file)))

test('CMS-06 there are routes to look at', () => {
  expect(pages.length).toBeGreaterThan(15)
})

test.each(['../root.tsx', ...pages])(
  'CMS-06 %s reads no content behind the back of the preview',
  (file) => {
    const source = readFileSync(path.join(folder, file), 'utf8')
    expect(source).not.toMatch(/\.load(With)?\(/)
    if (source.includes('function loader')) expect(source).toContain('contentFor(request, ')
  },
)
