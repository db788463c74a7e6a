import type { SanityClient } from '@sanity/client'
import type { Page } from 'playwright/test'
import { expect, test } from './testing/fixtures'
import { pauseRequests } from './testing/paused-requests'
import { recordUrls } from './testing/site-pages'
import { StudioPage } from './testing/studio-page'
import { clientAs, editor } from './testing/studio-users'
import { killLake } from './testing/test-instance'

interface Footer {
  readonly newsletter: { readonly title: string; readonly emailLabel: string }
}

const footer = '/studio/structure/ajustes;footer'
const title = 'newsletter.title'
/** Milliseconds between two keys, as people type. */
const pace = { delay: 60 }

/** Two users with the form of the footer. */
interface Users {
  readonly dataset: SanityClient
  readonly typist: StudioPage
  readonly publisher: StudioPage
}

test('two users see each other, and no edit is lost (CMS-04, CMS-06, PLAN-04, EDIT-02, ERR-03)', async ({
  page,
  browser,
  instance,
  dataset,
  browserErrors,
}) => {
  const publisher = new StudioPage(page, instance)
  const typist = new StudioPage(await browser.newPage(), instance)
  const users = { dataset, publisher, typist }
  const deletion = waitForDeletion(typist.page)
  await Promise.all([publisher.openDocument(footer), typist.openDocument(footer, editor)])
  const preview = new StudioPage(await page.context().newPage(), instance)
  await preview.page.goto('/studio/presentation/footer/footer?preview=/')

  await test.step('both see edits of the other, in all tabs', () => editTogether(users, preview))
  await test.step('an edit survives the publication of another user', () =>
    typeWhilePublished(users, deletion))
  await test.step('documents are published together, or none', () => publishTogether(users))
  await preview.page.close()
  expect(browserErrors.found).toEqual([])

  await test.step('edits made while the lake restarts are stored', async () => {
    const input = typist.lineInput(title)
    await typist.page.evaluate(() => document.documentElement.setAttribute('data-opened', 'once'))
    killLake(instance)
    // The form is read-only from when the Studio notices the outage until it reconnects.
    await expect(async () => {
      await input.fill('Mientras tanto')
      await expect(input).toHaveValue('Mientras tanto', { timeout: 1000 })
    }).toPass()
    const read = () => readDraft(dataset).catch(() => undefined)
    await expect.poll(read).toMatchObject({ title: 'Mientras tanto' })
    const reloads = recordUrls(typist.page, /\/data\/doc\/.*footer/)
    await dataset.patch('drafts.footer', { set: { [title]: 'Uno' } }).commit()
    await expect(input).toHaveValue('Uno')
    // The Studio reloads a document whose changes it misses.
    expect(reloads).toEqual([])
    await expect(typist.page.locator('html')).toHaveAttribute('data-opened', 'once')
    browserErrors.allow('status of 503', 'WebSocket connection', 'Error fetching events')
  })

  await test.step('edits made after the end of the session are stored', async () => {
    // Sanity logs the second if it reads the history meanwhile.
    browserErrors.allow('status of 401', 'HTTP Authentication failed', 'Error fetching events')
    const { id } = await (await clientAs(editor, instance)).users.getById('me')
    const url = `/projects/embedded/users/${id}/sessions`
    await dataset.request({ method: 'DELETE', url })
    await typeWithoutSession(users)
  })

  await test.step('a rejected change crashes the tool, which reloads', async () => {
    browserErrors.allow('the server responded with a status of 400', 'rejected for the test')
    const error = { description: 'rejected for the test', type: 'mutationError', items: [] }
    const url = '**/data/actions/**'
    await typist.page.route(url, (route) => route.fulfill({ status: 400, json: { error } }))
    await typist.lineInput(title).pressSequentially(' cinco')
    const crash = typist.page.getByRole('heading', { name: 'Algo falló en esta parte' })
    await expect(crash).toBeVisible()
    await typist.page.unroute(url)
    await typist.page.getByRole('button', { name: 'Recargar la página' }).click()
    await expect(typist.lineInput(title)).toHaveValue('Uno dos tres cuatro')
  })
  await typist.page.close()
  await expect(publisher.presenceIcon(editor.name)).toHaveCount(0)
})

async function editTogether({ dataset, typist, publisher }: Users, preview: StudioPage) {
  const [label, input] = [publisher.lineInput('newsletter.emailLabel'), typist.lineInput(title)]
  await input.click()
  await expect(publisher.presenceIcon(editor.name)).toBeVisible()
  await label.fill('Correo de contacto')
  await input.fill('Novedades')
  await expect(publisher.lineInput(title)).toHaveValue('Novedades')
  await expect(typist.lineInput('newsletter.emailLabel')).toHaveValue('Correo de contacto')

  const resume = await pauseRequests(publisher.page, '**/data/actions/**')
  await label.press('End')
  await publisher.page.keyboard.insertText(' y novedades')
  await input.press('End')
  await typist.page.keyboard.insertText(' de la semana')
  await expect.poll(() => readDraft(dataset)).toMatchObject({ title: 'Novedades de la semana' })
  resume()
  const both = { title: 'Novedades de la semana', emailLabel: 'Correo de contacto y novedades' }
  await expect.poll(() => readDraft(dataset)).toMatchObject(both)
  for (const studio of [publisher, typist]) {
    await expect(studio.lineInput(title)).toHaveValue(both.title)
    await expect(studio.lineInput('newsletter.emailLabel')).toHaveValue(both.emailLabel)
  }
  // The page shows edits from when its tools have started.
  const frame = preview.page.frameLocator('iframe')
  await expect(frame.locator('.page-tools')).toBeAttached()
  // In one field the later edit wins (EDIT-02).
  await publisher.lineInput(title).press('End')
  await publisher.page.keyboard.insertText(' entera')
  await expect(input).toHaveValue('Novedades de la semana entera')
  const shown = frame.locator('[data-sanity*="path=newsletter.title;"]')
  await expect(shown).toHaveText('Novedades de la semana entera')
  // Each tab has its own session, so other tabs show the presence of the same user.
  await expect(preview.lineInput(title)).toHaveValue('Novedades de la semana entera')
  await expect(preview.presenceIcon('admin')).toBeVisible()
}

/** @param deletion resolves when the typist's page has received the deletion of the draft */
async function typeWhilePublished(users: Users, deletion: Promise<void>) {
  const { dataset, typist, publisher } = users
  const input = typist.lineInput(title)
  const stored = async (id: string) => (await dataset.getDocument<Footer>(id))?.newsletter.title
  await input.fill('a1 b2')
  await expect.poll(() => stored('drafts.footer')).toBe('a1 b2')
  await expect(publisher.lineInput(title)).toHaveValue('a1 b2')

  // One edit is in flight and another is queued when the other user's publication arrives.
  const sent = typist.page.waitForRequest(/\/data\/actions\//)
  const resume = await pauseRequests(typist.page, '**/data/actions/**')
  await input.press('End')
  await input.pressSequentially(' c3 d4', pace)
  await sent
  await input.pressSequentially(' e5', pace)
  await publisher.publish()
  await deletion
  await expect(input).toHaveValue('a1 b2 c3 d4 e5')
  await input.pressSequentially(' f6', pace)
  resume()
  await expect.poll(() => stored('drafts.footer')).toBe('a1 b2 c3 d4 e5 f6')
  expect(await stored('footer')).toBe('a1 b2')
  for (const studio of [typist, publisher])
    await expect(studio.lineInput(title)).toHaveValue('a1 b2 c3 d4 e5 f6')

  // No edit is in flight: only the words of the last half second are not sent yet.
  const typing = input.pressSequentially(' g7 h8 i9 j0 k1 l2 m3 n4 o5 p6', pace)
  await publisher.publish()
  await typing
  const all = 'a1 b2 c3 d4 e5 f6 g7 h8 i9 j0 k1 l2 m3 n4 o5 p6'
  await expect(input).toHaveValue(all)
  await expect.poll(() => stored('drafts.footer')).toBe(all)

  // The typist publishes, and types on at once.
  await input.fill('a1')
  const publish = typist.page.getByRole('button', { name: 'Publicar', exact: true })
  await expect(publish).toBeEnabled()
  await input.press('End')
  await input.pressSequentially(' b2', pace)
  await publish.click()
  await input.press('End')
  await input.pressSequentially(' c3 d4 e5 f6', pace)
  await expect.poll(() => stored('footer')).toBe('a1 b2')
  await expect.poll(() => stored('drafts.footer')).toBe('a1 b2 c3 d4 e5 f6')
  await expect(input).toHaveValue('a1 b2 c3 d4 e5 f6')
}

async function publishTogether({ dataset, typist, publisher }: Users) {
  const question = { _type: 'faqEntry', id: 'bordes', title: '¿Hay bordes?' }
  const span = { _type: 'span', _key: 'words', text: 'Sí.', marks: [] }
  const answer = { _type: 'block', _key: 'answer', style: 'normal', markDefs: [], children: [span] }
  await dataset.create({ ...question, _id: 'drafts.faqEntry-bordes' })
  // The third tab of one browser, which allows six connections to an origin.
  const list = await publisher.page.context().newPage()
  await list.goto('/studio/structure/varios')
  await list.getByLabel('Estado').selectOption('Con cambios sin publicar')
  const bulk = list.getByTestId('varios')
  await bulk.getByRole('checkbox', { name: question.title }).check({ force: true })
  await bulk.getByRole('checkbox', { name: 'Pie de página' }).check({ force: true })
  await expect(bulk.getByRole('button', { name: 'Eliminar 1' }), 'the footer stays').toBeEnabled()
  const perform = async (name: string) => {
    await bulk.getByRole('button', { name }).click()
    await list.getByRole('dialog').getByRole('button', { name }).click()
  }
  await perform('Publicar 2')
  const alert = bulk.getByRole('alert')
  await expect(alert.getByRole('link'), 'without an answer').toHaveText([question.title])
  await dataset
    .patch('drafts.faqEntry-bordes')
    .set({ content: [answer] })
    .commit()
  const edit = async (text: string) => {
    await typist.lineInput(title).fill(text)
    await expect.poll(() => readDraft(dataset)).toMatchObject({ title: text })
  }
  await edit('Novedades del puerto')
  await perform('Publicar 2')
  await expect(alert).toContainText('Alguien cambió uno de estos documentos recién')
  await perform('Publicar 2')
  await expect(bulk.getByText('Documentos publicados: 2.')).toBeVisible()
  const published = await dataset.getDocument<Footer>('footer')
  expect(published?.newsletter.title).toBe('Novedades del puerto')
  await edit('Novedades de la bahía')
  await bulk.getByRole('button', { name: 'Deshacer' }).click()
  await expect(alert.getByRole('link')).toHaveText(['Pie de página'])
  await list.close()
}

/** Types before and while the panel asks to sign in again, and after it. */
async function typeWithoutSession({ dataset, typist, publisher }: Users) {
  const { page } = typist
  const input = typist.lineInput(title)
  // An event for the form, whose stream the lake ends.
  await dataset.patch('drafts.footer').set({ 'newsletter.emailLabel': 'Correo' }).commit()
  await input.press('End')
  await input.pressSequentially(' dos')
  const panel = page.getByRole('dialog', { name: 'Tu sesión terminó' })
  await expect(panel).toBeVisible()
  await page.keyboard.type(' tres')
  await expect(input).toHaveValue('Uno dos tres')
  await expect(publisher.presenceIcon(editor.name)).toHaveCount(0)

  const frame = panel.frameLocator('iframe')
  await frame.getByLabel('Correo electrónico').fill(editor.email)
  await frame.getByLabel('Contraseña', { exact: true }).fill(editor.password)
  await frame.getByRole('button', { name: 'Entrar' }).click()
  await expect(panel).toBeHidden()
  const merged = { title: 'Uno dos tres', emailLabel: 'Correo' }
  await expect.poll(() => readDraft(dataset)).toMatchObject(merged)
  await expect(typist.lineInput('newsletter.emailLabel')).toHaveValue('Correo')
  await input.press('End')
  await input.pressSequentially(' cuatro')
  await expect.poll(() => readDraft(dataset)).toMatchObject({ title: 'Uno dos tres cuatro' })

  // Both see each other as before.
  await publisher.lineInput(title).click()
  await expect(typist.presenceIcon('admin')).toBeVisible()
  await input.click()
  await expect(publisher.presenceIcon(editor.name)).toBeVisible()
}

async function readDraft(dataset: SanityClient) {
  return (await dataset.getDocument<Footer>('drafts.footer'))?.newsletter
}

/** Waits until the page has received the deletion of the draft. */
async function waitForDeletion(page: Page): Promise<void> {
  const socket = await page.waitForEvent('websocket', (opened) => opened.url().includes('/mux'))
  await socket.waitForEvent('framereceived', {
    predicate: ({ payload }) => String(payload).includes('\\"delete\\":{\\"id\\":\\"drafts.footer'),
    timeout: 300_000,
  })
}
