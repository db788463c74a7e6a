import { expect, test } from './testing/fixtures'
import { loadTimeout, StudioPage } from './testing/studio-page'

// Far from Argentina, whose time the Studio shows anyway.
test.use({ timezoneId: 'Asia/Tokyo' })

const SCHEDULED = '*[_type == "system.release" && state == "scheduled"]'

test('a draft is scheduled in Argentina’s time, moved, and live when due (PLAN-01)', async ({
  page,
  instance,
  dataset,
}) => {
  const studio = new StudioPage(page, instance)
  await studio.openAs(instance.administrator, '/studio/structure/ajustes;footer')
  await studio.lineInput('newsletter.title').fill('Se viene la rifa del puerto')
  await studio.chooseAction('Programar publicación')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('7 dic 2099 09:00')
  await dialog.getByRole('textbox').press('Tab')
  await dialog.getByTestId('confirm-button').click()
  await expect(page.getByText('Sale el lun, 7 dic 2099, 09:00').first()).toBeVisible(loadTimeout)
  const times = () => dataset.fetch<string[]>(`${SCHEDULED}.publishAt`)
  await expect.poll(times).toEqual(['2099-12-07T12:00:00.000Z'])

  await studio.chooseAction('Editar programación')
  await dialog.getByRole('textbox').fill('8 dic 2099 21:30')
  await dialog.getByRole('textbox').press('Tab')
  await dialog.getByTestId('confirm-button').click()
  await expect(page.getByText('Sale el mar, 8 dic 2099, 21:30').first()).toBeVisible()
  await expect.poll(times).toEqual(['2099-12-09T00:30:00.000Z'])

  // The dialog knows minutes only.
  const releaseId = await dataset.fetch<string>(`${SCHEDULED}[0].name`)
  await dataset.releases.schedule({
    releaseId,
    publishAt: new Date(Date.now() + 1000).toISOString(),
  })
  await expect.poll(times).toEqual([])
  const readPage = async () => (await page.request.get('/')).text()
  await expect.poll(readPage).toContain('Se viene la rifa del puerto')
})
