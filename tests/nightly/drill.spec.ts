import { expect, test } from 'playwright/test'
import { runDrill } from '../../scripts/drill/drill'
import { stopLake } from '../../scripts/drill/faults/dataset'
import { killRepeatedly } from '../../scripts/drill/faults/kills'
import { createDrillInstance } from '../../scripts/drill/instance'
import { createRandom } from '../../scripts/drill/random'
import { hasPassed, listErrors } from '../../scripts/drill/report'
import { seededData } from '../e2e/testing/seeded-data'

/** Takes a tenth of this, unless requests are lost. */
const SEED = 20_261_123

// The short form of `npm run drill`.
test('loses and doubles nothing while parts fail (FORM-08, FORM-09, OPS-01)', async () => {
  const { start, remove } = await createDrillInstance({}, seededData())
  try {
    const result = await runDrill({
      start,
      random: createRandom(SEED),
      faults: [
        killRepeatedly('site', 2),
        killRepeatedly('lake', 2),
        killRepeatedly('evaluator', 1),
        stopLake(1_000),
      ],
      submitPauseMs: 500,
      log: () => undefined,
    })
    expect(listErrors(result)).toEqual([])
    expect(hasPassed(result)).toBe(true)
    // The check compares something.
    expect(result.requests.documents).toBeGreaterThan(4)
    expect(result.requests.messages).toBeGreaterThanOrEqual(result.requests.documents)
    for (const { name, requests, publishes } of result.faults) {
      expect(Math.min(requests, publishes), name).toBeGreaterThan(0)
    }
  } finally {
    remove()
  }
})
