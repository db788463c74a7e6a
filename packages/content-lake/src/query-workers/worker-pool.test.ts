import { expect, test } from 'vitest'
import { anonymous } from '../types'
import { createWorkerPool } from './worker-pool'
import type { WorkerOptions, WorkerProcess } from './worker-process'
import type { Job } from './messages'

const PROJECT = { projectId: 'test', dataset: 'production', publicUrl: 'https://example.test' }

const job: Job = { kind: 'analyze', text: '*', params: {}, caller: anonymous, now: 0 }

/** @param neededMs processor time that every job needs */
function startPool(neededMs: number) {
  const performed: (readonly [name: string, limitMs: number])[] = []
  const createProcess = ({ name }: WorkerOptions): WorkerProcess => ({
    perform(_job, limitMs) {
      performed.push([name, limitMs])
      const isOver = neededMs > limitMs
      return Promise.resolve(isOver ? { kind: 'timeout' } : { kind: 'success', json: '1' })
    },
    start: () => Promise.resolve(),
    send: () => undefined,
    pid: undefined,
    close: () => undefined,
  })
  const options = {
    ...PROJECT,
    name: 'test',
    idleMs: 1_000,
    log: () => undefined,
    documents: { ids: () => [], get: () => undefined, bytes: () => 0 },
  }
  return { pool: createWorkerPool(options, createProcess), performed }
}

const site = { key: 'site', isLocal: true }
const staff = { key: 'ana', isLocal: false }

test('no read of the site waits for slow queries, even in a query worker that just started', async () => {
  const { pool, performed } = startPool(300)
  const reads = Array.from({ length: 60 }, () => pool.perform(job, site, 900))
  expect(await Promise.all(reads)).toHaveLength(60)
  expect(new Set(performed.map(([name]) => name))).toEqual(new Set(['test, quick']))
})

test('tries every query in the quick query worker first, then moves a slow one', async () => {
  const { pool, performed } = startPool(300)
  await pool.perform(job, staff, 10_000)
  await pool.perform(job, staff, 10_000)
  const attempts = [
    ['test, quick', 60],
    ['test, slow', 10_000],
  ]
  expect(performed).toEqual([...attempts, ...attempts])
})

test('stops an endless read of the site without another attempt', async () => {
  const { pool, performed } = startPool(Infinity)
  await expect(pool.perform(job, site, 900)).rejects.toThrow('longer than 900 ms')
  expect(performed).toHaveLength(1)
})
