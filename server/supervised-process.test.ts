import { type ChildProcess, fork, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { SupervisedProcess } from './supervised-process'

let directory = ''
const supervised: SupervisedProcess[] = []

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'supervised-process-'))
})

afterEach(async () => {
  await Promise.all(supervised.splice(0).map((subject) => subject.stop(1_000)))
  rmSync(directory, { recursive: true })
})

/**
 * Supervises a real process that runs `source`.
 * @param missing which starts, counted from 1, find no program
 * @param thrown which starts throw
 */
function supervise(
  source: string,
  missing: readonly number[] = [],
  thrown: readonly number[] = [],
) {
  const script = path.join(directory, 'child.mjs')
  writeFileSync(script, source)
  const children: ChildProcess[] = []
  const logged: string[] = []
  let onStart: (() => void) | undefined
  let starts = 0
  const subject = new SupervisedProcess({
    name: 'lake',
    spawn: () => {
      starts += 1
      if (thrown.includes(starts)) throw new Error('no memory')
      const isMissing = missing.includes(starts)
      const child = isMissing ? spawn(path.join(directory, 'no-such-program')) : fork(script)
      children.push(child)
      onStart?.()
      return child
    },
    log: (line) => logged.push(line),
  })
  supervised.push(subject)
  /** Resolves after `count` starts. */
  const started = (count: number) =>
    new Promise<void>((resolve) => {
      onStart = () => {
        if (children.length >= count) resolve()
      }
      onStart()
    })
  return { subject, children, logged, started }
}

const serving = `process.send({ type: 'ready', port: 1 }); process.on('message', () => undefined)`

test('resolves with the ready message', async () => {
  const { subject } = supervise(serving)
  subject.start()
  expect(await subject.ready).toEqual({ type: 'ready', port: 1 })
})

test('restarts a process that crashes', async () => {
  const { subject, children, logged, started } = supervise(serving)
  subject.start()
  await subject.ready
  children[0]?.kill('SIGKILL')
  await started(2)
  expect(logged).toEqual(['The lake ended (SIGKILL); starting it again in 250 ms.'])
})

test('does not restart a process whose first start fails', async () => {
  const { subject, children } = supervise('process.exit(1)')
  subject.start()
  await expect(subject.ready).rejects.toThrow('The lake could not start (code 1).')
  expect(children).toHaveLength(1)
})

test('rejects when the program does not exist', async () => {
  const { subject } = supervise(serving, [1])
  subject.start()
  await expect(subject.ready).rejects.toThrow(/^The lake could not start \(spawn .*ENOENT\)\.$/)
})

test('stops when there is no process', async () => {
  const { subject, children } = supervise(serving, [1])
  subject.start()
  await subject.stop(60_000)
  expect(children).toHaveLength(1)
})

test('retries when the program is missing at a restart', async () => {
  const { subject, children, logged, started } = supervise(serving, [2])
  subject.start()
  await subject.ready
  children[0]?.kill('SIGKILL')
  await started(3)
  expect(logged[1]).toMatch(/^The lake ended \(spawn .*ENOENT\); starting it again in 500 ms\.$/)
})

test('retries when a restart throws', async () => {
  const { subject, children, logged, started } = supervise(serving, [], [2])
  subject.start()
  await subject.ready
  children[0]?.kill('SIGKILL')
  await started(2)
  expect(logged[1]).toBe('The lake ended (Error: no memory); starting it again in 500 ms.')
})

test('kills a process that ignores SIGTERM, and does not restart it', async () => {
  const { subject, children } = supervise(`process.on('SIGTERM', () => undefined); ${serving}`)
  subject.start()
  await subject.ready
  await subject.stop(50)
  expect(children[0]?.signalCode).toBe('SIGKILL')
  expect(children).toHaveLength(1)
})
