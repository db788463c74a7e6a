import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '#config/root.server'

const DIFFS = ['002+defer-changes', '001+keep-changes-of-deleted-draft']
const LIBRARY = 'node_modules/@sanity/mutator/lib/index.js'

test('the Studio’s store still needs the diffs of config/patches/ (EDIT-02)', () => {
  const manifest = readFileSync(path.join(root, 'node_modules/sanity/package.json'), 'utf8')
  const version = /"version": "([^"]+)"/.exec(manifest)?.[1] ?? ''
  const original = DIFFS.reduce(
    (code, name) => {
      const file = path.join(root, `config/patches/@sanity+mutator+${version}+${name}.patch`)
      return revert(code, readFileSync(file, 'utf8'))
    },
    readFileSync(path.join(root, LIBRARY), 'utf8'),
  )
  expect(runReproduction(original)).toContain('null')
  expect(runReproduction(readFileSync(path.join(root, LIBRARY), 'utf8'))).toContain('one two')
})

/** Undoes the changes of a diff in the code of the library. */
function revert(code: string, diff: string): string {
  const changes = diff.split('diff --git ').find((part) => part.startsWith(`a/${LIBRARY}`)) ?? ''
  return changes
    .split(/^@@.*\n/m)
    .slice(1)
    .reduce((text, hunk) => {
      const lines = hunk.trimEnd().split('\n')
      const without = (sign: string) =>
        lines.flatMap((line) => (line.startsWith(sign) ? [] : [line.slice(1)])).join('\n')
      expect(text).toContain(without('-'))
      return text.replace(without('-'), () => without('+'))
    }, code)
}

/** Runs the reproduction of issue 1 with this code. Returns what it prints. */
function runReproduction(code: string): string {
  const readme = readFileSync(path.join(root, 'config/patches/README.md'), 'utf8')
  const [, script = ''] = /```js\n([^]*?)> ```/.exec(readme) ?? []
  // In a folder of the repository, because the library imports other packages.
  const cache = path.join(root, '.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(path.join(cache, 'mutator-'))
  try {
    writeFileSync(path.join(folder, 'library.mjs'), code)
    const program = script.replace(/^> ?/gm, '').replace("'@sanity/mutator'", "'./library.mjs'")
    writeFileSync(path.join(folder, 'main.mjs'), program)
    return execFileSync(process.execPath, [path.join(folder, 'main.mjs')], { encoding: 'utf8' })
  } finally {
    rmSync(folder, { recursive: true })
  }
}
