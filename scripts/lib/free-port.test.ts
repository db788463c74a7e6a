import { createServer } from 'node:net'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { findFreePort } from './free-port'

test('returns no port twice, and none from the ephemeral range', async () => {
  const ports = await Promise.all(Array.from({ length: 200 }, findFreePort))
  expect(new Set(ports).size).toBe(200)
  expect(Math.max(...ports)).toBeLessThan(32_768)
})

test('skips a port in use', async () => {
  const port = await findFreePort()
  const server = createServer().listen(port + 1, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  expect(await findFreePort()).not.toBe(port + 1)
})
