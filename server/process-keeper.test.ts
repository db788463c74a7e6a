import { type ChildProcess, fork, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ProcessKeeper } from './process-keeper'

let directory = ''
const keepers: ProcessKeeper[] = []

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'process-keeper-'))
})

afterEach(async () => {
  await Promise.all(keepers.splice(0).map((keeper) => keeper.stop(1_000)))
  rmSync(directory, { recursive: true })
})

/**
 * Keeps a real process that runs `source`; `started` gives each child as it is started.
 * @param broken which starts, counted from 1, find no program to run
 * @param thrown which starts throw
 */
function keep(source: string, broken: readonly number[] = [], thrown: readonly number[] = []) {
  const script = path.join(directory, 'child.mjs')
  writeFileSync(script, source)
  const children: ChildProcess[] = []
  const said: string[] = []
  let announce: (() => void) | undefined
  let starts = 0
  const keeper = new ProcessKeeper({
    name: 'lake',
    spawn: () => {
      starts += 1
      if (thrown.includes(starts)) throw new Error('no memory')
      const isBroken = broken.includes(starts)
      const child = isBroken ? spawn(path.join(directory, 'no-such-program')) : fork(script)
      children.push(child)
      announce?.()
      return child
    },
    say: (line) => said.push(line),
  })
  keepers.push(keeper)
  /** Settles when so many children have been started in all. */
  const started = (count: number) =>
    new Promise<void>((resolve) => {
      announce = () => {
        if (children.length >= count) resolve()
      }
      announce()
    })
  return { keeper, children, said, started }
}

const serving = `process.send({ type: 'ready', port: 1 }); process.on('message', () => undefined)`

test('says what the process told when it was ready', async () => {
  const { keeper } = keep(serving)
  keeper.start()
  expect(await keeper.ready).toEqual({ type: 'ready', port: 1 })
})

test('a process that dies comes back', async () => {
  const { keeper, children, said, started } = keep(serving)
  keeper.start()
  await keeper.ready
  children[0]?.kill('SIGKILL')
  await started(2)
  expect(said).toEqual(['The lake ended (SIGKILL); starting it again in 250 ms.'])
})

test('a process that cannot start at all is not tried again', async () => {
  const { keeper, children } = keep('process.exit(1)')
  keeper.start()
  await expect(keeper.ready).rejects.toThrow('The lake could not start (code 1).')
  expect(children).toHaveLength(1)
})

test('a process that cannot even be made could not start', async () => {
  const { keeper } = keep(serving, [1])
  keeper.start()
  await expect(keeper.ready).rejects.toThrow(/^The lake could not start \(spawn .*ENOENT\)\.$/)
})

test('a process that could not be made has nothing to stop', async () => {
  const { keeper, children } = keep(serving, [1])
  keeper.start()
  await keeper.stop(60_000)
  expect(children).toHaveLength(1)
})

test('a process that cannot be made again is tried once more', async () => {
  const { keeper, children, said, started } = keep(serving, [2])
  keeper.start()
  await keeper.ready
  children[0]?.kill('SIGKILL')
  await started(3)
  expect(said[1]).toMatch(/^The lake ended \(spawn .*ENOENT\); starting it again in 500 ms\.$/)
})

test('a process whose start throws is tried once more', async () => {
  const { keeper, children, said, started } = keep(serving, [], [2])
  keeper.start()
  await keeper.ready
  children[0]?.kill('SIGKILL')
  await started(2)
  expect(said[1]).toBe('The lake ended (Error: no memory); starting it again in 500 ms.')
})

test('a stopped process stays down, one that ignores the request is killed', async () => {
  const { keeper, children } = keep(`process.on('SIGTERM', () => undefined); ${serving}`)
  keeper.start()
  await keeper.ready
  await keeper.stop(50)
  expect(children[0]?.signalCode).toBe('SIGKILL')
  expect(children).toHaveLength(1)
})
