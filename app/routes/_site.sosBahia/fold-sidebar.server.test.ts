import { expect, test } from 'vitest'
import { foldSidebar } from './fold-sidebar.server'

const post = (body: BodyInit, type = 'application/x-www-form-urlencoded') =>
  foldSidebar(
    new Request('https://yapa.example/sosBahia', {
      method: 'POST',
      body,
      headers: { 'Content-Type': type },
    }),
  ).catch((error: unknown) => error)

test('stores the choice and returns to the page (SOS-01)', async () => {
  const answer = await post('from=%2FsosBahia%2Fhelp&menu=collapsed')
  if (!(answer instanceof Response)) throw answer
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/sosBahia/help'])
  expect(answer.headers.get('Set-Cookie')).toContain('sos_menu=')
})

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

test('rejects a body that is no form of the page (SAFE-01)', async () => {
  expect(await post('from=/sosBahia', 'text/plain')).toMatchObject({ status: 400 })
  expect(await post('from=%')).toMatchObject({ status: 400 })
})
