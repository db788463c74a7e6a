import { expect, test } from 'playwright/test'
import { killRepeatedly, stopLake } from '../../packages/quality/src/crash/failures'
import { createCrashInstance } from '../../packages/quality/src/crash/instance'
import { listErrors } from '../../packages/quality/src/crash/report'
import { runCrashTest } from '../../packages/quality/src/crash/run-crash-test'
import { seededData } from '../e2e/testing/seeded-data'

// The short form of `npm run quality -- crash`.
test('loses and duplicates nothing while parts fail (FORM-08, FORM-09, OPS-01)', async () => {
  const { start, remove } = await createCrashInstance(seededData())
  try {
    const result = await runCrashTest({
      start,
      failures: [
        killRepeatedly('site', 2),
        killRepeatedly('lake', 2),
        killRepeatedly('query-worker', 1),
        stopLake(1_000),
      ],
      submitPauseMs: 500,
      log: () => undefined,
    })
    expect(listErrors(result)).toEqual([])
    // Without documents there would be nothing to compare.
    expect(result.requests.documents).toBeGreaterThan(4)
    expect(result.requests.messages).toBeGreaterThanOrEqual(result.requests.documents)
    for (const { name, requests, publishes } of result.failures) {
      expect(Math.min(requests, publishes), name).toBeGreaterThan(0)
    }
  } finally {
    remove()
  }
})
