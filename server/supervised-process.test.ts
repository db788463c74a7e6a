import { type ChildProcess, fork, spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createTempFolder } from '#app/testing/temp-folder'
import { SupervisedProcess } from './supervised-process'

let directory = ''
const supervised: SupervisedProcess[] = []

beforeEach(() => {
  directory = createTempFolder()
})

afterEach(async () => {
  vi.useRealTimers()
  await Promise.all(supervised.splice(0).map((subject) => subject.stop(1_000)))
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
  const folders: string[] = []
  const logged: string[] = []
  let onStart: (() => void) | undefined
  let starts = 0
  const subject = new SupervisedProcess({
    name: 'lake',
    folder: '/old',
    spawn: (reason, folder) => {
      starts += 1
      folders.push(folder)
      if (thrown.includes(starts)) throw new Error('no memory')
      const isMissing = missing.includes(starts)
      const child = isMissing
        ? spawn(path.join(directory, 'no-such-program'))
        : fork(script, [reason])
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
  return { subject, children, folders, logged, started }
}

/** Supervises a process, and waits until it is ready. */
async function superviseReady(...options: Parameters<typeof supervise>) {
  const started = supervise(...options)
  started.subject.start()
  await started.subject.ready
  return started
}

const serving = `process.send({ type: 'ready', port: 1 }); process.on('message', () => undefined)`

test('restarts a process that crashes', async () => {
  const { children, logged, started } = await superviseReady(serving)
  children[0]?.kill('SIGKILL')
  await started(2)
  expect(logged).toEqual(['The lake ended (SIGKILL); starting it again in 0 ms.'])
  expect(children.map(({ spawnargs }) => spawnargs.at(-1))).toEqual(['first', 'restart'])
})

test('does not restart a process whose first start fails', async () => {
  const { subject, children } = supervise('process.exit(1)')
  subject.start()
  await expect(subject.ready).rejects.toThrow('The lake could not start (code 1).')
  expect(children).toHaveLength(1)
})

test('rejects when the program does not exist, and stops without a process', async () => {
  const { subject, children } = supervise(serving, [1])
  subject.start()
  await expect(subject.ready).rejects.toThrow(/^The lake could not start \(spawn .*ENOENT\)\.$/)
  await subject.stop(60_000)
  expect(children).toHaveLength(1)
})

test.each([
  [
    'finds no program',
    [2],
    [],
    3,
    /^The lake ended \(spawn .*ENOENT\); starting it again in 250 ms\.$/,
  ],
  ['throws', [], [2], 2, /^The lake ended \(Error: no memory\); starting it again in 250 ms\.$/],
])('retries when a restart %s', async (_what, missing, thrown, starts, line) => {
  const { children, logged, started } = await superviseReady(serving, missing, thrown)
  children[0]?.kill('SIGKILL')
  await started(starts)
  expect(logged[1]).toMatch(line)
})

test('kills a process that ignores SIGTERM, and does not restart it', async () => {
  const { subject, children } = await superviseReady(
    `process.on('SIGTERM', () => undefined); ${serving}`,
  )
  await subject.stop(50)
  expect(children[0]?.signalCode).toBe('SIGKILL')
  expect(children).toHaveLength(1)
})

/** Finishes when asked to. Reports why it was started and when it is alone. */
const draining = `
  process.on('message', ({ type }) => {
    if (type === 'drain') process.exit(0)
    process.send({ type: 'received', message: type })
  })
  ${serving.replace("'ready'", "'ready', summary: process.argv.slice(2)")}`

describe('a reload', () => {
  test('replaces the process when the new one is ready, also after a crash (OPS-01)', async () => {
    const { subject, children, folders, logged, started } = await superviseReady(draining)
    const ended = new Promise((resolve) => children[0]?.once('exit', resolve))
    await subject.reload('/new')
    const [, next] = children
    const alone = new Promise((resolve) => next?.once('message', resolve))
    expect(next?.spawnargs.at(-1)).toBe('second')
    expect(await ended).toBe(0)
    expect(await alone).toEqual({ type: 'received', message: 'alone' })
    expect(next?.exitCode).toBeNull()
    expect(logged).toEqual([])
    next?.kill('SIGKILL')
    await started(3)
    expect(folders).toEqual(['/old', '/new', '/new'])
  })

  test('leaves the process alone when the new one fails, and says why (OPS-01)', async () => {
    const { subject, children, folders, started } = await superviseReady(
      `if (process.argv[2] === 'second') process.send({ type: 'failed', reason: 'no port' })
       else { ${serving} }`,
    )
    await expect(subject.reload('/new')).rejects.toThrow('The new lake does not start: no port')
    expect(children).toHaveLength(2)
    expect(children[0]?.exitCode).toBeNull()
    await expect(subject.reload('/new')).rejects.toThrow('no port')
    children[0]?.kill('SIGKILL')
    await started(4)
    expect(folders).toEqual(['/old', '/new', '/new', '/old'])
  })

  test('uses the new process when the earlier one crashes meanwhile (OPS-01)', async () => {
    const { subject, children } = await superviseReady(draining)
    const reloaded = subject.reload('/new')
    children[0]?.kill('SIGKILL')
    await reloaded
    expect(children).toHaveLength(2)
    expect(children[1]?.exitCode).toBeNull()
  })
})

describe('a restart', () => {
  test('ends the process first, and stays with the new folder after a crash (OPS-01)', async () => {
    const { subject, children, folders, started } = await superviseReady(serving)
    await subject.restart('/new', 1_000)
    expect(children[0]?.signalCode).toBe('SIGTERM')
    expect(children[1]?.spawnargs.at(-1)).toBe('restart')
    children[1]?.kill('SIGKILL')
    await started(3)
    expect(folders).toEqual(['/old', '/new', '/new'])
  })

  test('goes back to the former folder when the new process ends before it is ready', async () => {
    const { subject, folders, started } = await superviseReady(serving, [2])
    await expect(subject.restart('/new', 1_000)).rejects.toThrow('The new lake does not start')
    await started(3)
    expect(folders).toEqual(['/old', '/new', '/old'])
  })

  test('stays with the new folder when the new process is ready after the time limit', async () => {
    const { subject, children, folders, started } = await superviseReady(
      `if (process.argv[2] === 'first') { ${serving} }
       else process.on('message', () => process.send({ type: 'ready', port: 1 }))`,
    )
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const rejected = expect(subject.restart('/new', 1_000)).rejects.toThrow('not ready after 30 s')
    await started(2)
    vi.advanceTimersByTime(30_000)
    await rejected
    vi.useRealTimers()
    const ready = new Promise((resolve) => children[1]?.once('message', resolve))
    children[1]?.send('continue')
    await ready
    children[1]?.kill('SIGKILL')
    await started(3)
    expect(folders).toEqual(['/old', '/new', '/new'])
  })

  test('starts no process while the product stops', async () => {
    const { subject, children } = await superviseReady(serving)
    const rejected = expect(subject.restart('/new', 1_000)).rejects.toThrow(
      'The new lake does not start: the product is stopping',
    )
    await subject.stop(1_000)
    await rejected
    expect(children).toHaveLength(1)
  })
})
