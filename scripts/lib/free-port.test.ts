import { expect, test } from 'vitest'
import { findFreePort } from './free-port'

test('returns no port twice, and none from the ephemeral range', async () => {
  const ports = await Promise.all(Array.from({ length: 200 }, findFreePort))
  expect(new Set(ports).size).toBe(200)
  expect(Math.max(...ports)).toBeLessThan(32_768)
})
