import { Agent, createServer, type IncomingMessage, request } from 'node:http'
import { createReadableStreamFromReadable } from '@remix-run/node'
import express from 'express'
import { expect, onTestFinished, test } from 'vitest'
import { listen } from '#app/testing/listen'
import { readRestOfBody } from './unread-body'

/** Starts a site that rejects every post; as Remix, it begins to read the body. */
async function startSite() {
  const app = express().use(readRestOfBody)
  app.post('/', (incoming, response) => {
    createReadableStreamFromReadable(incoming)
    response.sendStatus(403)
  })
  app.get('/', (_incoming, response) => response.sendStatus(200))
  return listen(createServer(app))
}

test('answers the next request after one whose body nobody read (SAFE-01)', async () => {
  const origin = await startSite()
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => agent.destroy())
  const send = (method: string, body = '') =>
    new Promise<[status: number | undefined, isReused: boolean]>((resolve, reject) => {
      const sent = request(origin, { method, agent }, (response: IncomingMessage) => {
        response.resume().once('end', () => resolve([response.statusCode, sent.reusedSocket]))
      })
      sent.once('error', reject).end(body)
    })
  expect(await send('POST', 'a'.repeat(145_000))).toEqual([403, false])
  expect(await send('GET')).toEqual([200, true])
})

test('closes the connection of a body without end (SAFE-01)', async () => {
  const sent = request(await startSite(), { method: 'POST' })
  const closed = new Promise((resolve) => sent.once('close', resolve))
  const chunk = Buffer.alloc(65_536)
  const write = () => {
    while (!sent.destroyed && sent.write(chunk)) continue
  }
  sent.on('drain', write).on('error', () => undefined)
  write()
  await closed
})
