import { runFuzz } from '../../scripts/fuzz/run-fuzz'
import { expect, test } from './testing/fixtures'

const SEED = 1_701
const CASES = 400

test('400 random requests get no 5xx, no secret and no right that they lack (SAFE-01)', async ({
  instance,
}) => {
  // `npm run fuzz` limits the time of a response; here other tests use the processor.
  const limits = { timeMs: 60_000, maxMs: 20_000 }
  const areas = await runFuzz(instance, { seed: SEED, cases: CASES, ...limits })
  expect(areas.flatMap(({ faults }) => faults)).toEqual([])
  expect(areas.filter(({ cases }) => cases === 0)).toEqual([])
})

test('a method that a page lacks gets 405 and leaves no stack in the log (SAFE-01)', async ({
  instance,
  request,
}) => {
  const logStart = instance.output().length
  for (const path of ['/', '/preview/enable', '/about-us', '/nada', '/robots.txt', '/?index']) {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const response = await request.fetch(path, { method })
      expect([method, path, response.status()]).toEqual([method, path, 405])
    }
  }
  expect(instance.output().slice(logStart)).not.toContain('"stack"')
})
