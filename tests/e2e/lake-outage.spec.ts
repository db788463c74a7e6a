import { expect, test } from './testing/fixtures'
import { killLake, withoutLake } from './testing/test-instance'

/** How often the lake restarts before the outage ends. */
const RESTARTS = 3

test('no page fails while the lake is silent or killed; then publishing works (ERR-03, CMS-05)', async ({
  instance,
  dataset,
  request,
}) => {
  const home = async () => (await request.get('/')).text()
  // The site knows of the change, but cannot read it.
  await dataset.patch('siteSettings').set({ brandName: 'Ñandú' }).commit()
  await withoutLake(instance, async () => {
    // No page cache has the results of a search.
    for (const path of ['/', '/about-us', '/galeria', '/inversores', '/buscar?q=rifa']) {
      expect((await request.get(path)).status(), path).toBe(200)
    }
  })
  await expect.poll(home).toContain('Ñandú')

  const countRestarts = () =>
    instance.output().match(/^The lake ended \(SIGKILL\); starting it again/gm)?.length ?? 0
  const failures: string[] = []
  while (countRestarts() < RESTARTS) {
    killLake(instance)
    const response = await request.get('/')
    if (response.status() !== 200) failures.push(String(response.status()))
  }
  expect(failures).toEqual([])
  await expect(async () => {
    await dataset.patch('siteSettings').set({ brandName: 'Tatú' }).commit()
  }).toPass()
  await expect.poll(home).toContain('Tatú')
})
