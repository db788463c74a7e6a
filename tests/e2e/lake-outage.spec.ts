import { expect, test } from './testing/fixtures'
import { killLake } from './testing/test-instance'

/** How often the lake restarts before the outage ends. */
const RESTARTS = 3

test('no page fails while the lake is killed repeatedly; then publishing works (ERR-03, CMS-05)', async ({
  instance,
  dataset,
  page,
}) => {
  expect((await page.request.get('/')).status()).toBe(200)
  const countRestarts = () =>
    instance.output().match(/^The lake ended \(SIGKILL\); starting it again/gm)?.length ?? 0
  const failures: string[] = []
  while (countRestarts() < RESTARTS) {
    killLake(instance)
    const response = await page.request.get('/')
    if (response.status() !== 200) failures.push(String(response.status()))
  }
  expect(failures).toEqual([])

  const tagline = 'La colecta de siempre, ahora en el celular'
  await expect(async () => {
    await dataset.patch('siteSettings').set({ brandName: 'Ñandú', tagline }).commit()
  }).toPass()
  await expect.poll(async () => (await page.request.get('/')).text()).toContain('Ñandú')
})
