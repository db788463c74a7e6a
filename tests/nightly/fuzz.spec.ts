import { runFuzz } from '../../packages/quality/src/fuzz/run-fuzz'
import { expect, test } from '../e2e/testing/fixtures'

const SEED = 1_701
const CASES = 400

test('400 random requests get no 5xx, no secret and no unauthorized access (SAFE-01)', async ({
  instance,
}) => {
  // `npm run quality -- fuzz` limits the time of a response; here other tests use the processor.
  const limits = { timeMs: 60_000, maxMs: 20_000 }
  const areas = await runFuzz(instance, { seed: SEED, cases: CASES, ...limits })
  expect(areas.flatMap(({ errors }) => errors)).toEqual([])
  expect(areas.filter(({ cases }) => cases === 0)).toEqual([])
})
