import { expect, test } from './fixtures'
import { killLake } from './house'

/** Long enough for the lake to be started again several times over. */
const outageMs = 10_000
/** Answers to be seen in it, however long that takes. */
const fewestAnswers = 11

test('ERR-03 CMS-05 no page fails while the lake is killed for ten seconds, and publishing works after it', async ({
  house,
  dataset,
  page,
}) => {
  test.setTimeout(120_000)
  expect((await page.request.get('/')).status()).toBe(200)
  const failures: string[] = []
  let answered = 0
  const end = Date.now() + outageMs
  while (Date.now() < end || answered < fewestAnswers) {
    // As often as it comes back, it is killed again.
    killLake(house)
    const response = await page.request.get('/')
    answered += 1
    if (response.status() !== 200) failures.push(String(response.status()))
  }
  expect(failures).toEqual([])

  const tagline = 'La colecta de siempre, ahora en el celular'
  await expect(async () => {
    await dataset.patch('siteSettings').set({ brandName: 'Ñandú', tagline }).commit()
  }).toPass({ timeout: 60_000 })
  await expect
    .poll(async () => (await page.request.get('/')).text(), { timeout: 30_000 })
    .toContain('Ñandú')
})
