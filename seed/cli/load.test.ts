import { execFile } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'
import { LAKE_TOKEN } from '../testing/start-test-lake'

const cwd = path.join(import.meta.dirname, '../..')
const command = ['--import', 'tsx', 'seed/cli/load.ts']

/** Runs `npm run seed` without a terminal. */
function runSeed(args: readonly string[], variables: Readonly<Record<string, string>> = {}) {
  const env = { NODE_ENV: 'test' as const, LAKE_ADMIN_TOKEN: LAKE_TOKEN, ...variables }
  return new Promise<{ code: unknown; stderr: string }>((resolve) => {
    execFile(process.execPath, [...command, ...args], { cwd, env }, (error, _stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stderr }),
    )
  })
}

test('rejects --replace without a terminal and --yes (CMS-07)', async () => {
  const { code, stderr } = await runSeed(['--replace'])
  expect(code).toBe(1)
  expect(stderr).toContain('add --yes')
}, 30_000)
