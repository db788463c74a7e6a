import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { planPrograms, requireProgram } from './programs.mjs'

/** A folder with the programs of a Debian system, in PATH. */
function createPrograms(...names: string[]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'programs-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const name of names) writeFileSync(path.join(folder, name), '', { mode: 0o755 })
  vi.stubEnv('PATH', folder)
  return folder
}

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

test('names the command for a missing program, and installs nothing', () => {
  const folder = createPrograms('apt-get')
  expect(requireProgram('apt-get')).toBe(path.join(folder, 'apt-get'))
  expect(() => requireProgram('missing-java', 'default-jre-headless')).toThrow(
    'This needs missing-java: apt-get install default-jre-headless',
  )
})

test.each([
  ['root', 0],
  ['another user', 1_000],
])('says first what the tests install, as %s', (_name, id) => {
  createPrograms('apt-get', 'present-proxy')
  vi.spyOn(process, 'getuid').mockReturnValue(id)
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  planPrograms(['present-proxy'])
  expect(said).not.toHaveBeenCalled()
  const plan = () => planPrograms(['present-proxy', 'missing-proxy'])
  if (id === 0) {
    plan()
    expect(said.mock.calls.join()).toContain('This run installs: apt-get install missing-proxy')
  } else {
    expect(plan).toThrow('The tests need missing-proxy: apt-get install missing-proxy')
  }
})
