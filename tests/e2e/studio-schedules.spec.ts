import { expect, test } from './testing/fixtures'

// Far from Argentina, whose time the Studio shows anyway.
test.use({ timezoneId: 'Asia/Tokyo' })

const SCHEDULED = '*[_type == "system.release" && state == "scheduled"]'

test('drafts and releases are scheduled in Argentina’s time, and published (PLAN-01, PLAN-02)', async ({
  page,
  studio,
  browser,
  dataset,
  browserErrors,
}) => {
  const times = () => dataset.fetch<string[]>(`${SCHEDULED}.publishAt`)
  const dialog = page.getByRole('dialog')
  const confirm = async (time: string) => {
    await dialog.getByRole('textbox').fill(time)
    await dialog.getByRole('textbox').press('Tab')
    await dialog.getByTestId('confirm-button').click()
  }
  await studio.openDocument('/studio/structure/ajustes;footer')

  await test.step('a draft is scheduled, paused, moved and removed', async () => {
    await studio.lineInput('newsletter.title').fill('Se viene la rifa del puerto')
    await studio.chooseAction('Programar publicación')
    await dialog.getByRole('textbox').fill('7 dic 2099 09:00')
    await dialog.getByRole('textbox').press('Tab')
    const calendar = page.locator('[data-ui="Grid"]:has(> div > [data-weekday])')
    await dialog.getByRole('button').nth(1).click()
    const cells = (await calendar.innerText()).split(/\s+/)
    expect(cells[cells.indexOf('7') % 7], cells.join(' ')).toBe('Lun')
    await dialog.getByRole('button').nth(1).click()
    await dialog.getByTestId('confirm-button').click()
    await expect(page.getByText('Sale el lun, 7 dic 2099, 09:00').first()).toBeVisible()
    await expect.poll(times).toEqual(['2099-12-07T12:00:00.000Z'])
    await studio.chooseAction('Pausar programación')
    await expect.poll(times).toEqual([])
    await studio.chooseAction('Reanudar programación')
    await expect.poll(times).toEqual(['2099-12-07T12:00:00.000Z'])
    await studio.chooseAction('Editar programación')
    await confirm('8 dic 2099 21:30')
    await expect(page.getByText('Sale el mar, 8 dic 2099, 21:30').first()).toBeVisible()
    await expect.poll(times).toEqual(['2099-12-09T00:30:00.000Z'])
    await studio.chooseAction('Eliminar programación')
    await dialog.getByTestId('confirm-button').click()
    await expect.poll(times).toEqual([])
  })

  const releaseId = 'rPuerto'
  const { releases } = dataset
  const versionId = `versions.${releaseId}.footer`
  const invitation = 'Se viene el puerto'
  const setInvitation = () =>
    dataset.patch(versionId).set({ 'newsletter.title': invitation }).commit()
  await releases.create({ releaseId, metadata: { title: 'El puerto', releaseType: 'asap' } })
  await dataset.createVersion({ baseId: 'footer', publishedId: 'footer', releaseId })
  await setInvitation()
  const press = await dataset.getDocument('page-prensa')
  if (press === undefined) throw new Error('The seed has no press page.')
  const port = { title: 'La rifa del puerto', slug: { current: 'el-puerto' } }
  const document = { ...press, ...port, _id: `versions.${releaseId}.page-puerto` }
  await dataset.createVersion({ document, publishedId: 'page-puerto', releaseId })
  const visit = () => page.request.get('/el-puerto', { headers: { Cookie: '' } })

  await test.step('a release is seen in the preview', async () => {
    await studio.goTo(`/studio/presentation?perspective=${releaseId}&preview=/el-puerto`)
    const frame = page.locator('iframe').first().contentFrame()
    const place = frame.getByRole('navigation', { name: 'Estás en' })
    await expect(place).toContainText(port.title)
    await expect(frame.getByText(invitation)).toBeAttached()
    expect((await visit()).status()).toBe(404)
  })

  await test.step('a release is checked, and unpublishes no fixed page', async () => {
    await dataset.patch(versionId).unset(['newsletter.title']).commit()
    await studio.goTo(`/studio/releases/${releaseId}`)
    const publish = page.getByTestId('publish-all-button')
    const rows = page.getByTestId('table-row')
    await expect(rows).toHaveCount(2)
    await expect(publish).toBeDisabled()
    await page.getByTestId('release-menu-button').click()
    const schedule = page.getByTestId('schedule-button-menu-item')
    await expect(schedule, 'while a document has errors').toBeDisabled()
    await page.getByRole('menuitem', { name: /Revisión \(errores: 1/ }).click()
    const found = page.getByTestId('checked-document').filter({ hasText: 'Pie de página' })
    await expect(found.getByRole('img', { name: 'Error' })).toHaveCount(1)
    await page.keyboard.press('Escape')
    await setInvitation()
    await expect(publish).toBeEnabled()
    await rows.filter({ hasText: 'Pie de página' }).getByRole('button').last().click()
    await page.getByRole('menuitem', { name: 'Despublicar' }).click()
    await page.getByRole('button', { name: 'Sí, despublicar con el lanzamiento' }).click()
    await expect(page.getByText('Las páginas fijas del sitio no se despublican.')).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('a link shows all of the release without an account (PLAN-03)', async () => {
    await page.getByTestId('release-menu-button').click()
    await page.getByRole('menuitem', { name: 'Compartir para revisar' }).click()
    await dialog.getByLabel('Para quién es').fill('Dra. Paz')
    await dialog.getByRole('button', { name: 'Crear el enlace' }).click()
    const address = dialog.getByLabel('Enlace', { exact: true })
    await expect(address).toHaveValue(/\/ver\/[\w.-]+$/)
    const lawyer = await browser.newPage()
    await lawyer.goto(await address.inputValue())
    await expect(lawyer).toHaveURL(/\/el-puerto$/)
    await expect(lawyer.getByText(invitation)).toBeAttached()
    await page.keyboard.press('Escape')
  })

  await test.step('a release is scheduled, and published together', async () => {
    await page.getByTestId('release-menu-button').click()
    await page.getByTestId('schedule-button-menu-item').click()
    await confirm('7 dic 2099 09:00')
    await expect.poll(times).toEqual(['2099-12-07T12:00:00.000Z'])
    await page.getByTestId('schedule-button').click()
    await page.getByTestId('confirm-button').click()
    await expect.poll(times).toEqual([])
    // The Studio asks by dry runs which actions the state of the release allows.
    browserErrors.allow('status of 400')
    await page.getByTestId('release-menu-button').click()
    await page.getByTestId('publish-all-button-menu-item').click()
    await page.getByTestId('confirm-publish-dialog').getByTestId('confirm-button').click()
    const readPage = async () => (await visit()).text()
    await expect.poll(readPage).toContain(port.title)
    await expect.poll(readPage).toContain(invitation)
  })
})
