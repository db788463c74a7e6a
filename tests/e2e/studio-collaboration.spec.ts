import type { Page } from 'playwright/test'
import { clientAs, editor, test, viewer } from './testing/studio-users'
import { expect } from './testing/fixtures'
import { killLake } from './testing/test-instance'
import { StudioPage, loadTimeout } from './testing/studio-page'
import { pauseRequests } from './testing/paused-requests'

interface Footer {
  readonly newsletter: { readonly title: string; readonly emailLabel: string }
}

const footer = '/studio/structure/ajustes;footer'
const title = 'newsletter.title'

test('two users in one document see each other, and no edit is lost (CMS-04, PLAN-04)', async ({
  page,
  browser,
  instance,
  dataset,
  browserErrors,
}) => {
  const stored = async () => (await dataset.getDocument<Footer>('drafts.footer'))?.newsletter
  const context = await browser.newContext({ baseURL: instance.origin, locale: 'es-AR' })
  browserErrors.watch(context)
  const administratorStudio = new StudioPage(page, instance)
  const editorStudio = new StudioPage(await context.newPage(), instance)
  await Promise.all([
    administratorStudio.openAs(instance.administrator, footer),
    editorStudio.openAs(editor, footer),
  ])
  await editorStudio.lineInput(title).click()
  await expect(administratorStudio.presenceIcon(editor.name)).toBeVisible()

  await administratorStudio.lineInput('newsletter.emailLabel').fill('Correo de contacto')
  await editorStudio.lineInput(title).fill('Novedades')
  await expect(administratorStudio.lineInput(title)).toHaveValue('Novedades')
  await expect(editorStudio.lineInput('newsletter.emailLabel')).toHaveValue('Correo de contacto')

  const resume = await pauseRequests(page, '**/data/actions/**')
  await administratorStudio.lineInput('newsletter.emailLabel').press('End')
  await page.keyboard.insertText(' y novedades')
  await editorStudio.lineInput(title).press('End')
  await editorStudio.page.keyboard.insertText(' de la semana')
  await expect.poll(stored).toMatchObject({ title: 'Novedades de la semana' })
  resume()
  const both = { title: 'Novedades de la semana', emailLabel: 'Correo de contacto y novedades' }
  await expect.poll(stored).toMatchObject(both)
  for (const studio of [administratorStudio, editorStudio]) {
    await expect(studio.lineInput(title)).toHaveValue(both.title)
    await expect(studio.lineInput('newsletter.emailLabel')).toHaveValue(both.emailLabel)
  }

  // In one field the later edit wins (EDIT-02).
  await administratorStudio.lineInput(title).press('End')
  await page.keyboard.insertText(' entera')
  await expect(editorStudio.lineInput(title)).toHaveValue('Novedades de la semana entera')
  await expect.poll(stored).toMatchObject({ title: 'Novedades de la semana entera' })

  // Several documents at once, while somebody edits one of them (PLAN-04).
  const question = { _type: 'faqEntry', id: 'bordes', title: '¿Hay bordes?' }
  const span = { _type: 'span', _key: 'words', text: 'Sí.', marks: [] }
  const answer = { _type: 'block', _key: 'answer', style: 'normal', markDefs: [], children: [span] }
  await dataset.create({ ...question, _id: 'drafts.faqEntry-bordes' })
  const tab = await page.context().newPage()
  await tab.goto('/studio/structure/varios')
  await tab.getByLabel('Estado').selectOption('Con cambios sin publicar', loadTimeout)
  const bulk = tab.getByTestId('varios')
  await bulk.getByRole('checkbox', { name: question.title }).check({ force: true })
  await bulk.getByRole('checkbox', { name: 'Pie de página' }).check({ force: true })
  await expect(bulk.getByRole('button', { name: 'Eliminar 1' }), 'the footer stays').toBeEnabled()
  const perform = async (name: string) => {
    await bulk.getByRole('button', { name }).click()
    await tab.getByRole('dialog').getByRole('button', { name }).click()
  }
  await perform('Publicar 2')
  const alert = bulk.getByRole('alert')
  await expect(alert.getByRole('link'), 'without an answer').toHaveText([question.title])
  await dataset
    .patch('drafts.faqEntry-bordes')
    .set({ content: [answer] })
    .commit()
  await editorStudio.lineInput(title).fill('Novedades del puerto')
  await expect.poll(stored).toMatchObject({ title: 'Novedades del puerto' })
  await perform('Publicar 2')
  await expect(alert).toContainText('Alguien cambió uno de estos documentos recién')
  await perform('Publicar 2')
  await expect(bulk.getByText('Documentos publicados: 2.')).toBeVisible()
  expect(await dataset.getDocument('footer')).toMatchObject({
    newsletter: { title: 'Novedades del puerto' },
  })
  await editorStudio.lineInput(title).fill('Novedades de la bahía')
  await expect.poll(stored).toMatchObject({ title: 'Novedades de la bahía' })
  await bulk.getByRole('button', { name: 'Deshacer' }).click()
  await expect(alert.getByRole('link')).toHaveText(['Pie de página'])
  await tab.close()

  await context.close()
  await expect(administratorStudio.presenceIcon(editor.name)).toHaveCount(0)
})

test('a viewer sees a document, but can neither edit nor publish it (CMS-04)', async ({
  page,
  instance,
  dataset,
  browserErrors,
}) => {
  await (
    await clientAs(editor, instance)
  )
    .patch('footer', { set: { [title]: 'Novedades' } })
    .commit()
  const studio = new StudioPage(page, instance)
  await studio.openAs(viewer, footer)
  await expect(page.getByTestId('permission-check-banner')).toContainText(
    /Lectura.* no tiene permisos/,
  )
  await expect(studio.lineInput(title)).toHaveValue('Novedades')
  await expect(studio.lineInput(title)).toHaveAttribute('readonly')
  await expect(page.getByTestId('action-publicar')).toBeDisabled()
  await expect(page.getByRole('link', { name: 'Consultas' })).toHaveCount(0)
  await expect(page.getByTestId('action-menu-button'), 'with scheduling').toHaveCount(0)
  const write = (await clientAs(viewer, instance)).patch('footer', { unset: [title] }).commit()
  await expect(write).rejects.toMatchObject({ statusCode: 403 })
  expect(await dataset.getDocument('drafts.footer')).toBeUndefined()
  // The lake has no access requests; the Studio reports that in the console.
  browserErrors.allow('status of 404', 'Failed to fetch access requests')
})

test('three tabs and the preview of one document stay in sync (CMS-04, CMS-06)', async ({
  context,
  page,
  instance,
}) => {
  const home = '/studio/structure/paginas;homePage'
  const lead = (tab: Page) => new StudioPage(tab, instance).field('hero.lead').getByRole('textbox')
  await new StudioPage(page, instance).openAs(editor, home)
  const preview = await context.newPage()
  const tabs = [page, await context.newPage(), await context.newPage()]
  await preview.goto('/studio/presentation?preview=/')
  const shown = preview.frameLocator('iframe').locator('[data-sanity*="path=hero.lead;"]')
  await expect(shown).toBeVisible(loadTimeout)
  for (const tab of tabs.slice(1)) await tab.goto(home)
  for (const tab of [...tabs, preview]) await expect(lead(tab)).toBeVisible(loadTimeout)

  // Each tab has its own session, so other tabs show the presence of the same user.
  await lead(page).click()
  for (const other of tabs.slice(1)) {
    await expect(new StudioPage(other, instance).presenceIcon(editor.name)).toBeVisible(loadTimeout)
  }

  for (const [index, tab] of tabs.entries()) {
    const written = `Un texto de la pestaña ${String(index)}.`
    await lead(tab).fill(written)
    for (const other of [...tabs, preview]) await expect(lead(other)).toHaveValue(written)
    await expect(shown).toHaveText(written, loadTimeout)
  }
})

test('edits made while the lake restarts are stored without a reload (CMS-04, ERR-03)', async ({
  page,
  instance,
  dataset,
  browserErrors,
}) => {
  const studio = new StudioPage(page, instance)
  await studio.openAs(instance.administrator, footer)
  await studio.lineInput(title).fill('Antes')
  const stored = async () => (await dataset.getDocument<Footer>('drafts.footer'))?.newsletter
  await expect.poll(stored).toMatchObject({ title: 'Antes' })
  await page.evaluate(() => document.documentElement.setAttribute('data-opened', 'once'))

  killLake(instance)
  // The form is read-only from when the Studio notices the outage until it reconnects.
  await expect(async () => {
    await studio.lineInput(title).fill('Mientras tanto')
    await expect(studio.lineInput(title)).toHaveValue('Mientras tanto', { timeout: 1000 })
  }).toPass(loadTimeout)
  await expect
    .poll(() => stored().catch(() => undefined), loadTimeout)
    .toMatchObject({
      title: 'Mientras tanto',
    })
  await studio.lineInput(title).fill('Después', loadTimeout)
  await expect.poll(stored).toMatchObject({ title: 'Después' })
  const reloads: string[] = []
  page.on('request', (request) => {
    if (/\/data\/doc\/.*footer/.test(request.url())) reloads.push(request.url())
  })
  await dataset.patch('drafts.footer', { set: { [title]: 'Por otra persona' } }).commit()
  await expect(studio.lineInput(title)).toHaveValue('Por otra persona')
  // The Studio reloads a document whose changes it misses.
  expect(reloads).toEqual([])
  await expect(page.locator('html')).toHaveAttribute('data-opened', 'once')
  browserErrors.allow('status of 503', 'WebSocket connection', 'Error fetching events')
})
