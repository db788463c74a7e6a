import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { DATABASE_FILE } from 'content-lake/store/database'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { checkNode } from '#scripts/lib/check-node.mjs'
import { findFreePort } from '#scripts/lib/free-port'
import { firstMessage, startChild } from './testing/child-process'
import { createTempFolder } from 'content-lake/testing/temp-folder'

const settings = async () => ({
  DATA_DIR: createTempFolder(),
  PORT: String(await findFreePort()),
  LAKE_PORT: '0',
  RELAY_PORT: String(await findFreePort()),
})

/** @returns what the command that serves the product prints before it gives up */
async function serve(variables: Readonly<Record<string, string>>) {
  const child = startChild('scripts/serve.ts', { env: { ...(await settings()), ...variables } })
  expect(await once(child.process, 'close')).toEqual([1, null])
  return child.output().trim()
}

test('says in one line why it does not start (OPS-01)', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void other.close())
  await once(other, 'listening')
  const { port } = z.object({ port: z.number() }).parse(other.address())
  const reasons = [
    ['PORT', '80a0', 'PORT: is no port: a whole number from 0 to 65535'],
    ['DATA_DIR', '/proc/nope', 'DATA_DIR: the folder cannot be created: ENOENT'],
  ] as const
  const outputs = reasons.map(async ([name, value, reason]) => {
    const output = await serve({ [name]: value })
    expect(output).toContain(`✗ ${reason}`)
    expect(output).not.toContain('\n')
  })
  const taken = serve({ PORT: String(port) }).then((output) => {
    const reason = `Port ${port} on 127.0.0.1 is taken by another program.`
    expect(output.split(reason)).toHaveLength(2)
    expect(output).toContain(`✗ ${reason}`)
  })
  await Promise.all([...outputs, taken])
})

test('says that an unknown hosted project does not answer', async () => {
  // No host can have such a name, whatever the network says.
  const projectId = 'x'.repeat(64)
  const { output } = startChild('scripts/serve.ts', {
    env: { ...(await settings()), SANITY_PROJECT_ID: projectId },
  })
  const sentence = `${projectId}/production, hosted does not answer (ENOTFOUND)`
  await expect.poll(output).toContain(sentence)
  expect(output()).toContain('Check SANITY_PROJECT_ID and the network')
})

test('a lake that is stopped during its start closes its folder', async () => {
  const dataDir = createTempFolder()
  const env = { DATA_DIR: dataDir, LAKE_PORT: '0' }
  const first = startChild('server/lake.ts', { env })
  await expect.poll(() => existsSync(path.join(dataDir, 'lake', DATABASE_FILE))).toBe(true)
  first.process.kill('SIGTERM')
  expect(await once(first.process, 'exit')).toEqual([0, null])
  const second = startChild('server/lake.ts', { env })
  expect(await firstMessage(second)).toMatchObject({ type: 'ready' })
  expect(second.output()).not.toContain('had not been stopped')
})

test('names the versions of Node that it needs', () => {
  for (const version of ['20.19.0', '22.12.0', '24.1.0']) checkNode(version)
  for (const version of ['18.20.0', '20.18.9', '21.0.0', '22.11.0']) {
    expect(() => checkNode(version)).toThrow(`Node.js ${version} is not supported: this needs`)
  }
})
