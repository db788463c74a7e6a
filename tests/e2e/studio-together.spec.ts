import { EventEmitter, once } from 'node:events'
import type { Page } from 'playwright/test'
import { clientAs, editor, test, viewer } from './colleagues'
import { expect } from './fixtures'
import { killLake } from './house'
import { StudioPage, whenLoaded } from './studio'

interface Footer {
  readonly newsletter: { readonly title: string; readonly emailLabel: string }
}

const footer = '/studio/structure/ajustes;footer'
const title = 'newsletter.title'

test.setTimeout(120_000)

test('CMS-04 two people in one document see each other, and neither loses a word', async ({
  page,
  browser,
  house,
  dataset,
  watch,
}) => {
  const stored = async () => (await dataset.getDocument<Footer>('drafts.footer'))?.newsletter
  const context = await browser.newContext({ baseURL: house.origin, locale: 'es-AR' })
  watch.also(context)
  const mine = new StudioPage(page, house)
  const theirs = new StudioPage(await context.newPage(), house)
  await Promise.all([mine.openAs(house.administrator, footer), theirs.openAs(editor, footer)])
  await theirs.line(title).click()
  await expect(mine.presenceOf(editor.name)).toBeVisible()

  await mine.line('newsletter.emailLabel').fill('Correo de contacto')
  await theirs.line(title).fill('Novedades')
  await expect(mine.line(title)).toHaveValue('Novedades')
  await expect(theirs.line('newsletter.emailLabel')).toHaveValue('Correo de contacto')

  const colleague = new EventEmitter()
  const hasWritten = once(colleague, 'written')
  await page.route('**/data/actions/**', async (route) => {
    await hasWritten
    await route.continue()
  })
  await mine.line(title).press('Home')
  await page.keyboard.insertText('Nuestras ')
  await theirs.line(title).press('End')
  await theirs.page.keyboard.insertText(' de la semana')
  await expect.poll(stored).toMatchObject({ title: 'Novedades de la semana' })
  colleague.emit('written')
  const both = 'Nuestras Novedades de la semana'
  await expect.poll(stored).toMatchObject({ title: both, emailLabel: 'Correo de contacto' })
  for (const studio of [mine, theirs]) await expect(studio.line(title)).toHaveValue(both)

  await context.close()
  await expect(mine.presenceOf(editor.name)).toHaveCount(0)
})

test('CMS-04 who may only look sees the document, and can neither write nor publish', async ({
  page,
  house,
  dataset,
  watch,
}) => {
  await (await clientAs(editor, house)).patch('footer', { set: { [title]: 'Novedades' } }).commit()
  const studio = new StudioPage(page, house)
  await studio.openAs(viewer, footer)
  await expect(page.getByTestId('permission-check-banner')).toContainText(
    /Lectura.* no tiene permisos/,
  )
  await expect(studio.line(title)).toHaveValue('Novedades')
  await expect(studio.line(title)).toHaveAttribute('readonly')
  await expect(page.getByTestId('action-publicar')).toBeDisabled()
  await expect(page.getByRole('link', { name: 'Consultas' })).toHaveCount(0)
  const write = (await clientAs(viewer, house)).patch('footer', { unset: [title] }).commit()
  await expect(write).rejects.toMatchObject({ statusCode: 403 })
  expect(await dataset.getDocument('drafts.footer')).toBeUndefined()
  // There is nobody to ask for access: the Studio then offers no button for it, and says so here.
  watch.forgive('status of 404', 'Failed to fetch access requests')
})

test('CMS-04 whose session ends while writing signs in again and is back at the saved text', async ({
  page,
  house,
  dataset,
  watch,
}) => {
  const me = page.waitForRequest((request) => request.url().includes('/users/me'), whenLoaded)
  const studio = new StudioPage(page, house)
  await studio.openAs(editor, footer)
  await studio.line(title).fill('Guardado')
  const stored = () => dataset.getDocument<Footer>('drafts.footer')
  await expect.poll(stored).toMatchObject({ newsletter: { title: 'Guardado' } })
  const authorization = (await me).headers().authorization ?? ''
  await page.request.post('/lake/v1/auth/logout', { headers: { authorization } })

  // Whatever is asked next is refused: what is written now, or a question of the Studio's own.
  await page.keyboard.insertText(' de nuevo')
  await studio.untilAskedToSignIn()
  await studio.enter(editor)
  await expect(page).toHaveURL(new RegExp(`${footer}$`), whenLoaded)
  await expect(studio.line(title)).toHaveValue('Guardado', whenLoaded)
  watch.forgive('status of 401', 'Session not found', 'Error fetching events')
})

test('CMS-04 CMS-06 three tabs and the preview of one document keep up with each other', async ({
  context,
  page,
  house,
}) => {
  // Four programs are read, and each shows what is written in the others.
  test.setTimeout(300_000)
  const home = '/studio/structure/paginas;homePage'
  const lead = (tab: Page) => new StudioPage(tab, house).field('hero.lead').getByRole('textbox')
  await new StudioPage(page, house).openAs(editor, home)
  const preview = await context.newPage()
  await preview.goto('/studio/presentation?preview=/')
  const tabs = [page, await context.newPage(), await context.newPage()]
  for (const tab of tabs.slice(1)) await tab.goto(home)
  for (const tab of [...tabs, preview]) await expect(lead(tab)).toBeVisible(whenLoaded)
  const shown = preview.frameLocator('iframe').locator('[data-edit="homePage:hero.lead"]')
  await expect(shown).toHaveAttribute('data-sanity', /.+/, whenLoaded)

  // Each tab has a session of its own: the others show where its person is, though it is the same.
  await lead(page).click()
  for (const other of tabs.slice(1)) {
    await expect(new StudioPage(other, house).presenceOf(editor.name)).toBeVisible(whenLoaded)
  }

  for (const [index, tab] of tabs.entries()) {
    const written = `Un texto de la pestaña ${String(index)}.`
    await lead(tab).fill(written)
    for (const other of [...tabs, preview]) await expect(lead(other)).toHaveValue(written)
    await expect(shown).toHaveText(written, whenLoaded)
  }
})

test('CMS-04 ERR-03 what is written while the lake starts again is stored, with no reload', async ({
  page,
  house,
  dataset,
  watch,
}) => {
  const studio = new StudioPage(page, house)
  await studio.openAs(house.administrator, footer)
  await studio.line(title).fill('Antes')
  const stored = async () => (await dataset.getDocument<Footer>('drafts.footer'))?.newsletter
  await expect.poll(stored).toMatchObject({ title: 'Antes' })
  await page.evaluate(() => document.documentElement.setAttribute('data-opened', 'once'))

  killLake(house)
  await studio.line(title).fill('Mientras tanto')
  await expect
    .poll(() => stored().catch(() => undefined), whenLoaded)
    .toMatchObject({
      title: 'Mientras tanto',
    })
  await studio.line(title).fill('Después', whenLoaded)
  await expect.poll(stored).toMatchObject({ title: 'Después' })
  await dataset.patch('drafts.footer', { set: { [title]: 'Por otra persona' } }).commit()
  // Sooner than the Studio gives up on what it missed, which is after 30 s.
  await expect(studio.line(title)).toHaveValue('Por otra persona', { timeout: 20_000 })
  await expect(page.locator('html')).toHaveAttribute('data-opened', 'once')
  watch.forgive('status of 503', 'WebSocket connection', 'Error fetching events')
})
