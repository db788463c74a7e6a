import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { firstMessage, kill, startChild, type Child } from './testing/child-process'
import { ids, request, send } from './testing/start-relay'
import { createTempFolder } from './testing/temp-folder'

const readyShape = z.object({ type: z.literal('ready'), port: z.number() })
const listShape = z.object({ messages: z.array(z.object({ state: z.string() })) })
/** Each process compiles the relay first. */
const TIMEOUT_MS = 120_000

const startRelayProcess = (env: Readonly<Record<string, string>>) =>
  startChild('packages/mail-relay/src/main.ts', { env: { RELAY_PORT: '0', ...env } })

async function getOrigin(relay: Child): Promise<string> {
  return `http://127.0.0.1:${readyShape.parse(await firstMessage(relay)).port}`
}

test(
  'keeps an acknowledged message after a kill; exits cleanly on SIGTERM (MAIL-04)',
  { timeout: TIMEOUT_MS },
  async () => {
    const DATA_DIR = createTempFolder()
    const first = startRelayProcess({ DATA_DIR })
    const call = { ...ids, template_params: { ...request, reference: 'investorRequest.a' } }
    expect(await send(await getOrigin(first), call)).toEqual([200, 'OK'])
    await kill(first)

    const second = startRelayProcess({ DATA_DIR })
    const origin = await getOrigin(second)
    expect(await send(origin, call)).toEqual([200, 'OK'])
    const { messages } = listShape.parse(await (await fetch(`${origin}/messages`)).json())
    expect(messages).toEqual([{ state: 'kept' }])
    second.process.kill('SIGTERM')
    expect(await once(second.process, 'exit')).toEqual([0, null])
    expect(first.output() + second.output()).toBe('')
  },
)

test(
  'exits with a message when its port is in use, and leaves the data folder empty',
  { timeout: TIMEOUT_MS },
  async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => {
      other.close()
    })
    const { port } = other.address() as AddressInfo
    const DATA_DIR = createTempFolder()
    const relay = startRelayProcess({ DATA_DIR, RELAY_PORT: String(port) })
    expect(await once(relay.process, 'exit')).toEqual([1, null])
    expect(readdirSync(DATA_DIR)).toEqual([])
    expect(relay.output()).toBe(
      `The mail relay could not start. Port ${port} is taken. Stop what uses it, or set RELAY_PORT to another.\n`,
    )
  },
)
