import { once } from 'node:events'
import { existsSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { parseEnv } from '#config/env.server'
import { startSiteRelay } from '#server/relay'
import { type Child, kill, startChild } from './testing/child-process'
import { send } from './testing/start-relay'
import { createTempFolder } from 'content-lake/testing/temp-folder'

const listShape = z.object({ messages: z.array(z.object({ state: z.string() })) })

const template = {
  subject: 'Contacto',
  text: '{{message}}',
  replyTo: { address: '{{email}}' },
}

/** Starts the package's command with a file of settings. */
function startCommand(dir: string): Child {
  const file = path.join(createTempFolder(), 'relay.json')
  const account = { publicKey: 'key', serviceId: 'mail', templates: { contact: template } }
  writeFileSync(file, JSON.stringify({ dir, port: 0, from: 'a@b.co', to: 'c@b.co', account }))
  return startChild('packages/mail-relay/bin/mail-relay.mjs', { args: [file] })
}

async function getOrigin(relay: Child): Promise<string> {
  await expect.poll(relay.output).toMatch(/^Mail relay: .+\n$/)
  return relay.output().slice('Mail relay: '.length).trim()
}

test('keeps an acknowledged message after a kill; exits cleanly on SIGTERM (MAIL-04)', async () => {
  const dir = path.join(createTempFolder(), 'mail')
  const first = startCommand(dir)
  const template_params = { message: 'Hola', reference: 'request.a' }
  const call = { user_id: 'key', service_id: 'mail', template_id: 'contact', template_params }
  expect(await send(await getOrigin(first), call)).toEqual([200, 'OK'])
  await kill(first)

  const second = startCommand(dir)
  const origin = await getOrigin(second)
  expect(await send(origin, call)).toEqual([200, 'OK'])
  const { messages } = listShape.parse(await (await fetch(`${origin}/messages`)).json())
  expect(messages).toEqual([{ state: 'kept' }])
  second.process.kill('SIGTERM')
  expect(await once(second.process, 'exit')).toEqual([0, null])
})

test('explains a port in use, and leaves the data folder empty', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    other.close()
  })
  const { port } = other.address() as AddressInfo
  const DATA_DIR = createTempFolder()
  const { relay } = parseEnv({ DATA_DIR, RELAY_PORT: String(port) })
  if (relay === undefined) throw new Error('These settings need the relay.')
  await expect(startSiteRelay(relay)).rejects.toThrow(
    `The mail relay could not start. Port ${port} is taken. Stop what uses it, or set RELAY_PORT to another.`,
  )
  expect(existsSync(relay.dir)).toBe(false)
})
