import { spawnSync } from 'node:child_process'
import { expect, test } from './testing/fixtures'

/** Runs `npm run up` until it exits. */
function runUp(variables: Readonly<Record<string, string>>) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/up.mjs', '--seed'], {
    env: { ...process.env, ...variables, NODE_ENV: 'production' },
    encoding: 'utf8',
    timeout: 240_000,
  })
  return { status, output: stdout + stderr }
}

test('up reports a data folder in use, and does not change it', ({ instance }) => {
  const { status, output } = runUp({
    PORT: '0',
    LAKE_PORT: '0',
    RELAY_PORT: '0',
    DATA_DIR: instance.dataDir,
  })
  expect(output).toContain('Another process is using the data folder')
  expect(status).toBe(1)
})
