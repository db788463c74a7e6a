import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { listen } from '#app/testing/listen'
import { createPictureWarmer } from './picture-warmer'

const address = (name: string) => `/images/embedded/production/${name}?w=10&auto=format`
const page = (...names: string[]) =>
  names.map((name) => `<img src="/lake${address(name).replace('&', '&amp;')}">`).join('')

/** Starts a lake that records requests, and a warmer. */
async function start() {
  const requests: { line: string; accept: string | undefined; priority: unknown }[] = []
  let answer = (_request: IncomingMessage, response: ServerResponse) => void response.end()
  let [open, maxOpen] = [0, 0]
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request
    requests.push({
      line: `${method} ${url}`,
      accept: headers.accept,
      priority: headers.priority,
    })
    open += 1
    maxOpen = Math.max(maxOpen, open)
    response.once('close', () => (open -= 1))
    answer(request, response)
  })
  const origin = await listen(server)
  const warmer = createPictureWarmer({ origin, isBusy: () => false, retryMs: 1 })
  onTestFinished(() => warmer.close())
  return {
    warmer,
    requests,
    maxOpen: () => maxOpen,
    respondWith: (next: typeof answer) => (answer = next),
  }
}

test('requests each picture once in both formats, one at a time, AVIF first (FAST-01)', async () => {
  const { warmer, requests, maxOpen } = await start()
  warmer.warm(page('a.png', 'b.png'))
  warmer.warm(page('b.png'))
  await expect.poll(() => requests.length).toBe(4)
  warmer.warm(page('a.png', 'c.png'))
  await expect.poll(() => requests.length).toBe(6)
  const received = requests.map(({ line, accept }) => [line.slice(-25), accept])
  const line = (name: string) => `HEAD ${address(name)}`.slice(-25)
  const [avif, webp] = ['image/avif,image/webp', 'image/webp']
  expect(received).toEqual([
    [line('a.png'), avif],
    [line('b.png'), avif],
    [line('a.png'), webp],
    [line('b.png'), webp],
    [line('c.png'), avif],
    [line('c.png'), webp],
  ])
  expect(requests.every(({ priority }) => priority === 'u=7')).toBe(true)
  expect(maxOpen()).toBe(1)
})

test('requests a picture again after an outage of the lake (FAST-01)', async () => {
  const { warmer, requests, respondWith } = await start()
  respondWith((request) => {
    respondWith((_request, response) => void response.writeHead(404).end())
    request.socket.destroy()
  })
  warmer.warm(page('a.png'))
  await expect.poll(() => requests.map(({ accept }) => accept?.length)).toEqual([21, 21, 10])
})

test('aborts its request when it is closed, and sends no other (FAST-01)', async () => {
  const { warmer, requests, respondWith } = await start()
  const ended = new Promise<void>((resolve) =>
    respondWith((_request, response) => void response.once('close', resolve)),
  )
  warmer.warm(page('a.png', 'b.png'))
  await expect.poll(() => requests.length).toBe(1)
  warmer.close()
  await ended
  warmer.warm(page('c.png'))
  expect(requests).toHaveLength(1)
})
