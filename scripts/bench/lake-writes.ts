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

/** Mutations one after the other and many at once, and how soon a listener hears of one. */
export async function benchWrites({ client }: LakeProcess): Promise<Row[]> {
  const synced = syncedWrite()
  const times: number[] = []
  for (let round = 0; round < MUTATIONS; round += 1) {
    times.push(await write(client, 'bench.mutation', round))
  }
  return [
    timeRow('Mutation, synced to disk', median(times), synced),
    rateRow(`Mutations of ${WRITERS} writers`, await writersAtOnce(client), 1_000 / synced),
    await publishToListener(client),
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
async function writersAtOnce(client: SanityClient): Promise<number> {
  const started = performance.now()
  const writers = Array.from({ length: WRITERS }, async (_, writer) => {
    for (let round = 0; round < WRITES_EACH; round += 1) {
      await write(client, `bench.writer-${writer}`, round)
    }
  })
  await Promise.all(writers)
  return ((WRITERS * WRITES_EACH) / (performance.now() - started)) * 1_000
}

/** From sending a published document to hearing of it; the reference is the writer's own answer. */
async function publishToListener(client: SanityClient): Promise<Row> {
  const heard = new EventEmitter()
  const events = { events: ['welcome' as const, 'mutation' as const] }
  const subscription = client.listen('*[_type == "benchMutation"]', {}, events).subscribe({
    next: ({ type }) => heard.emit(type),
    error: (error) => heard.emit('error', error),
  })
  try {
    await once(heard, 'welcome')
    const [untilHeard, untilAnswered]: [number[], number[]] = [[], []]
    for (let round = 0; round < PUBLISHES; round += 1) {
      const started = performance.now()
      const told = once(heard, 'mutation').then(() => performance.now() - started)
      untilAnswered.push(await write(client, 'benchPublished', round))
      untilHeard.push(await told)
    }
    return timeRow('Publish to listener', median(untilHeard), median(untilAnswered))
  } finally {
    subscription.unsubscribe()
  }
}

/** Milliseconds to write about as many bytes and wait for the disk. */
function syncedWrite(): number {
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
