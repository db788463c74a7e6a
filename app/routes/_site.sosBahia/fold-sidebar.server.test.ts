import { expect, test } from 'vitest'
import { foldSidebar } from './fold-sidebar.server'

test('rejects a long form without reading it to its end (SAFE-01)', async () => {
  let read = 0
  const endless = new ReadableStream({
    pull: (controller) => {
      read += 1
      controller.enqueue(new TextEncoder().encode('a'.repeat(4_096)))
    },
  })
  const request = new Request('https://yapa.example/sosBahia', {
    ...{ method: 'POST', body: endless, duplex: 'half' },
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  })
  await expect(foldSidebar(request)).rejects.toMatchObject({ status: 413 })
  expect(read).toBeLessThan(10)
})
