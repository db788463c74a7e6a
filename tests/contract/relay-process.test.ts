import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { ids, request, send } from './start-relay'

const ready = z.object({ type: z.literal('ready'), port: z.number() })
const listed = z.object({ messages: z.array(z.object({ state: z.string() })) })
/** Several processes are started, each of which compiles the relay first. */
const TIMEOUT_MS = 120_000

function startProcess(variables: Readonly<Record<string, string>>) {
  const child = fork(path.resolve('relay/main.ts'), [], {
    execArgv: ['--import', 'tsx'],
    env: { NODE_ENV: 'test', PATH: process.env.PATH, RELAY_PORT: '0', ...variables },
    silent: true,
  })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  const said: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => said.push(chunk.toString('utf8')))
  }
  return { child, said }
}

async function readyAt(child: ChildProcess): Promise<string> {
  const [message] = (await once(child, 'message')) as unknown[]
  return `http://127.0.0.1:${ready.parse(message).port}`
}

test(
  'MAIL-04 a message that was answered survives a kill; a signal ends the relay',
  { timeout: TIMEOUT_MS },
  async () => {
    const DATA_DIR = mkdtempSync(path.join(os.tmpdir(), 'relay-process-'))
    onTestFinished(() => rmSync(DATA_DIR, { recursive: true, force: true }))
    const first = startProcess({ DATA_DIR })
    const call = { ...ids, template_params: { ...request, reference: 'investorRequest.a' } }
    expect(await send(await readyAt(first.child), call)).toEqual([200, 'OK'])
    first.child.kill('SIGKILL')
    await once(first.child, 'exit')

    const second = startProcess({ DATA_DIR })
    const origin = await readyAt(second.child)
    expect(await send(origin, call)).toEqual([200, 'OK'])
    const { messages } = listed.parse(await (await fetch(`${origin}/messages`)).json())
    expect(messages).toEqual([{ state: 'kept' }])
    second.child.kill('SIGTERM')
    expect(await once(second.child, 'exit')).toEqual([0, null])
    expect([...first.said, ...second.said]).toEqual([])
  },
)

test(
  'a port that is taken is named, and the folder is left alone',
  { timeout: TIMEOUT_MS },
  async () => {
    const taken = createServer()
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => {
      taken.close()
    })
    const { port } = taken.address() as AddressInfo
    const DATA_DIR = mkdtempSync(path.join(os.tmpdir(), 'relay-process-'))
    onTestFinished(() => rmSync(DATA_DIR, { recursive: true, force: true }))
    const { child, said } = startProcess({ DATA_DIR, RELAY_PORT: String(port) })
    expect(await once(child, 'exit')).toEqual([1, null])
    expect(readdirSync(DATA_DIR)).toEqual([])
    expect(said.join('')).toBe(
      `The mail relay could not start. Port ${port} is taken. Stop what uses it, or set RELAY_PORT to another.\n`,
    )
  },
)
