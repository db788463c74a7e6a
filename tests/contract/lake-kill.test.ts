import { expect, onTestFinished, test } from 'vitest'
import { createPairWriter, createPublisher, createUploader, type Writer } from './kill-writers'
import { bundleLake, kill, newDataFolder, startProcess, type LakeProcess } from './lake-process'
import { randomFrom } from './random'

const ROUNDS = 25
/** Many times what it takes on two idle cores. */
const TIMEOUT_MS = 300_000

/**
 * Kills a lake again and again under its writers, each time after a random number of answers and of
 * turns of the event loop, and compares what the next one knows with what was answered.
 * @returns how many writes were answered in all
 */
async function killAgainAndAgain(file: string, seed: number) {
  const random = randomFrom(seed)
  const { dataDir, remove } = newDataFolder()
  const bytesOf = (count: number) =>
    Buffer.alloc(200 + ((seed * 7919 + count * 31) % 60_000), `${seed} ${count} `)
  const uploader = createUploader('file', bytesOf)
  const writers: Writer[] = [
    createPairWriter('one'),
    createPairWriter('two'),
    createPublisher('page'),
    uploader,
  ]
  let lake: LakeProcess | undefined
  onTestFinished(async () => {
    if (lake !== undefined) await kill(lake)
    remove()
  })

  let written = 0
  lake = await startProcess(file, dataDir)
  for (let round = 0; round < ROUNDS; round += 1) {
    written += await writeUntilKilled(lake, writers, {
      answers: random.below(25),
      turns: random.below(200),
    })
    lake = await startProcess(file, dataDir)
    for (const writer of writers) await writer.check(lake)
  }
  await uploader.checkAll(lake)
  return written
}

/** @param until when to kill: after so many answers, and then so many turns of the event loop */
async function writeUntilKilled(
  lake: LakeProcess,
  writers: readonly Writer[],
  until: { readonly answers: number; readonly turns: number },
) {
  let answers = 0
  let isKilled = false
  let reached: () => void = () => undefined
  const enough = new Promise<void>((resolve) => (reached = resolve))
  const work = writers.map(async (writer) => {
    try {
      for (;;) {
        await writer.write(lake)
        answers += 1
        if (answers > until.answers) reached()
      }
    } catch (error) {
      // The end of the lake is the only way out.
      if (!isKilled) throw error
    }
  })
  await Promise.race([enough, ...work])
  for (let turn = 0; turn < until.turns; turn += 1) {
    await new Promise((resolve) => setImmediate(resolve))
  }
  isKilled = true
  await kill(lake)
  await Promise.all(work)
  return answers
}

test(
  'what was answered is there after a kill at any moment: documents, history and assets, whole',
  { timeout: TIMEOUT_MS },
  async () => {
    const { file, remove } = await bundleLake()
    onTestFinished(remove)
    const seeds = [20_260_101, 20_260_102]
    const written = await Promise.all(seeds.map((seed) => killAgainAndAgain(file, seed)))
    // Rounds in which nothing is answered would prove nothing.
    expect(Math.min(...written)).toBeGreaterThan(ROUNDS)
  },
)
