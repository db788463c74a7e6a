import { execFile } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'
import { LAKE_TOKEN, startLake } from '../testing/start-lake'

const cwd = path.join(import.meta.dirname, '../..')
const command = ['--import', 'tsx', 'seed/cli/load.ts']

/** Runs the command as `npm run seed` does, without a terminal. */
function seed(args: readonly string[], variables: Readonly<Record<string, string>> = {}) {
  const env = { NODE_ENV: 'test' as const, LAKE_ADMIN_TOKEN: LAKE_TOKEN, ...variables }
  return new Promise<{ code: unknown; stderr: string }>((resolve) => {
    execFile(process.execPath, [...command, ...args], { cwd, env }, (error, _stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stderr }),
    )
  })
}

test('CMS-07 --replace without a terminal and without --yes is refused', async () => {
  const { code, stderr } = await seed(['--replace'])
  expect(code).toBe(1)
  expect(stderr).toContain('add --yes')
}, 30_000)

test('a lake that is not running is named, with what to do', async () => {
  const stopped = await startLake()
  await stopped.close()
  const { code, stderr } = await seed([], { LAKE_PORT: String(stopped.port) })
  expect(code).toBe(1)
  expect(stderr).toContain('start it with "npm run lake"')
}, 60_000)
