import { expect, test } from './testing/fixtures'
import { killLake } from './testing/test-instance'

/** The lake restarts several times in this time. */
const OUTAGE_MS = 10_000
/** The outage lasts at least until this many responses. */
const MIN_RESPONSES = 11

test('no page fails during an outage of ten seconds; then publishing works (ERR-03, CMS-05)', async ({
  instance,
  dataset,
  page,
}) => {
  expect((await page.request.get('/')).status()).toBe(200)
  const failures: string[] = []
  let answered = 0
  const end = Date.now() + OUTAGE_MS
  while (Date.now() < end || answered < MIN_RESPONSES) {
    // Kills the lake again after each restart.
    killLake(instance)
    const response = await page.request.get('/')
    answered += 1
    if (response.status() !== 200) failures.push(String(response.status()))
  }
  expect(failures).toEqual([])

  const tagline = 'La colecta de siempre, ahora en el celular'
  await expect(async () => {
    await dataset.patch('siteSettings').set({ brandName: 'Ñandú', tagline }).commit()
  }).toPass()
  await expect.poll(async () => (await page.request.get('/')).text()).toContain('Ñandú')
})
