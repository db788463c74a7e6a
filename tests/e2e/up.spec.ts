import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from './fixtures'

/** Runs the command a new user types until it ends by itself. */
function runUp(variables: Readonly<Record<string, string>>) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/up.mjs', '--seed'], {
    env: { ...process.env, ...variables, NODE_ENV: 'production' },
    encoding: 'utf8',
    timeout: 60_000,
  })
  return { status, said: stdout + stderr }
}

test('up on a port that is taken names it and ends', ({ house }) => {
  test.setTimeout(120_000)
  const dataDir = mkdtempSync(path.join(tmpdir(), 'up-'))
  const { status, said } = runUp({
    PORT: new URL(house.origin).port,
    LAKE_PORT: '0',
    RELAY_PORT: '0',
    DATA_DIR: dataDir,
  })
  rmSync(dataDir, { recursive: true, force: true })
  expect(said).toContain(`Port ${new URL(house.origin).port}`)
  expect(said).toContain('is taken')
  expect(status).toBe(1)
})

test('up on a data folder in use leaves it alone and says so', ({ house }) => {
  test.setTimeout(120_000)
  const { status, said } = runUp({
    PORT: '0',
    LAKE_PORT: '0',
    RELAY_PORT: '0',
    DATA_DIR: house.dataDir,
  })
  expect(said).toContain('Another process is using the data folder')
  expect(status).toBe(1)
})
