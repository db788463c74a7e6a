import { EventEmitter, once } from 'node:events'
import { closeSync, fsyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import type { SanityClient } from '@sanity/client'
import { median } from './http'
import type { LakeProcess } from './lake-process'
import { rateRow, type Row, timeRow } from './row'

const MUTATIONS = 100
const WRITERS = 16
const WRITES_EACH = 20
const PUBLISHES = 30
const TEXT = 'palabra '.repeat(50)

/** Measures sequential and concurrent mutations, and the delay of a listener's event. */
export async function benchWrites({ client }: LakeProcess): Promise<Row[]> {
  const synced = measureSyncedWrite()
  const times: number[] = []
  for (let round = 0; round < MUTATIONS; round += 1) {
    times.push(await write(client, 'bench.mutation', round))
  }
  return [
    timeRow('Mutation, synced to disk', median(times), synced),
    rateRow(
      `Mutations of ${WRITERS} writers`,
      await measureConcurrentWrites(client),
      1_000 / synced,
    ),
    await benchListener(client),
  ]
}

/** @returns milliseconds until the answer */
async function write(client: SanityClient, id: string, round: number): Promise<number> {
  const started = performance.now()
  const document = { _id: id, _type: 'benchMutation', round, text: TEXT }
  await client.createOrReplace(document, { returnDocuments: false })
  return performance.now() - started
}

/** @returns mutations a second */
async function measureConcurrentWrites(client: SanityClient): Promise<number> {
  const started = performance.now()
  const writers = Array.from({ length: WRITERS }, async (_, writer) => {
    for (let round = 0; round < WRITES_EACH; round += 1) {
      await write(client, `bench.writer-${writer}`, round)
    }
  })
  await Promise.all(writers)
  return ((WRITERS * WRITES_EACH) / (performance.now() - started)) * 1_000
}

/** Measures from the mutation to the listener's event; the reference is the mutation's response. */
async function benchListener(client: SanityClient): Promise<Row> {
  const emitter = new EventEmitter()
  const events = { events: ['welcome' as const, 'mutation' as const] }
  const subscription = client.listen('*[_type == "benchMutation"]', {}, events).subscribe({
    next: ({ type }) => emitter.emit(type),
    error: (error) => emitter.emit('error', error),
  })
  try {
    await once(emitter, 'welcome')
    const [eventTimes, responseTimes]: [number[], number[]] = [[], []]
    for (let round = 0; round < PUBLISHES; round += 1) {
      const started = performance.now()
      const event = once(emitter, 'mutation').then(() => performance.now() - started)
      responseTimes.push(await write(client, 'benchPublished', round))
      eventTimes.push(await event)
    }
    return timeRow('Publish to listener', median(eventTimes), median(responseTimes))
  } finally {
    subscription.unsubscribe()
  }
}

/** @returns milliseconds to write about as many bytes and sync them to disk */
function measureSyncedWrite(): number {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-sync-'))
  const file = openSync(path.join(folder, 'log'), 'a')
  const times = Array.from({ length: MUTATIONS }, () => {
    const started = performance.now()
    writeSync(file, TEXT)
    fsyncSync(file)
    return performance.now() - started
  })
  closeSync(file)
  rmSync(folder, { recursive: true })
  return median(times)
}
