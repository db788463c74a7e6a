import { expect, test } from 'vitest'
import { createPairWriter, createUploader, type Writer } from './testing/crash-writers'
import { kill } from '../contract/testing/child-process'
import { bundleLake, startLakeProcess, type LakeProcess } from '../contract/testing/lake-process'
import { randomFrom } from '../contract/testing/random'
import { createTempFolder } from 'content-lake/testing/temp-folder'

const ROUNDS = 25

/**
 * Repeatedly kills a lake during writes, at random moments, and compares the restarted lake with
 * the acknowledged writes.
 * @returns the number of acknowledged writes
 */
async function crashRepeatedly(file: string, seed: number) {
  const randomBelow = randomFrom(seed)
  const dataDir = createTempFolder()
  const readBytes = (count: number) =>
    Buffer.alloc(200 + ((seed * 7919 + count * 31) % 60_000), `${seed} ${count} `)
  const uploader = createUploader('file', readBytes)
  const writers: Writer[] = [createPairWriter('one'), createPairWriter('two'), uploader]
  let written = 0
  let lake = await startLakeProcess(file, dataDir)
  for (let round = 0; round < ROUNDS; round += 1) {
    written += await writeUntilKilled(lake, writers, {
      acknowledged: randomBelow(25),
      turns: randomBelow(200),
    })
    lake = await startLakeProcess(file, dataDir)
    for (const writer of writers) await writer.check(lake)
  }
  await uploader.checkAll(lake)
  return written
}

/** @param until kill after so many acknowledged writes and then so many turns of the event loop */
async function writeUntilKilled(
  lake: LakeProcess,
  writers: readonly Writer[],
  until: { readonly acknowledged: number; readonly turns: number },
) {
  let acknowledged = 0
  let isKilled = false
  let reached: () => void = () => undefined
  const limitReached = new Promise<void>((resolve) => (reached = resolve))
  const work = writers.map(async (writer) => {
    try {
      for (;;) {
        await writer.write(lake)
        acknowledged += 1
        if (acknowledged > until.acknowledged) reached()
      }
    } catch (error) {
      if (!isKilled) throw error
    }
  })
  await Promise.race([limitReached, ...work])
  for (let turn = 0; turn < until.turns; turn += 1) {
    await new Promise((resolve) => setImmediate(resolve))
  }
  isKilled = true
  await kill(lake)
  await Promise.all(work)
  return acknowledged
}

test('keeps acknowledged documents and assets intact after a kill at any moment', async () => {
  const file = await bundleLake()
  const seeds = [20_260_101, 20_260_102]
  const written = await Promise.all(seeds.map((seed) => crashRepeatedly(file, seed)))
  // Guards against rounds without any acknowledged write.
  expect(Math.min(...written)).toBeGreaterThan(ROUNDS)
})
