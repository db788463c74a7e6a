import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

const moduleAddress = pathToFileURL(path.join(import.meta.dirname, 'stop-on-signal.server.ts')).href
/** Reports when it begins to stop, and ends on a message. */
const source = `
import { stopOnSignal } from '${moduleAddress}'
stopOnSignal(async () => {
  process.send?.('stopping')
  await new Promise((resolve) => process.once('message', resolve))
})
process.on('message', () => undefined)
process.send?.('ready')`

test('a repeated signal does not interrupt a process that is stopping', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'stop-on-signal-'))
  const script = path.join(folder, 'child.mts')
  writeFileSync(script, source)
  const child = fork(script, { execArgv: ['--import', 'tsx'] })
  onTestFinished(() => {
    child.kill('SIGKILL')
    rmSync(folder, { recursive: true })
  })
  const messages: unknown[] = []
  child.on('message', (message) => messages.push(message))
  await once(child, 'message')
  child.kill('SIGTERM')
  await once(child, 'message')
  const ended = once(child, 'exit')
  // Without a handler either signal ends the process at once.
  child.kill('SIGTERM')
  child.kill('SIGINT')
  child.send('go on')
  expect(await ended).toEqual([0, null])
  expect(messages).toEqual(['ready', 'stopping'])
})
