import type { Page } from 'playwright/test'
import { editor, test } from './testing/studio-users'
import { expect } from './testing/fixtures'
import { pauseRequests } from './testing/paused-requests'
import { StudioPage } from './testing/studio-page'

interface Footer {
  readonly newsletter: { readonly title: string }
}

const footer = '/studio/structure/ajustes;footer'
const title = 'newsletter.title'
/** Milliseconds between two keys, as people type. */
const pace = { delay: 60 }

test('words typed while somebody publishes, or after a click, stay in the draft (EDIT-02)', async ({
  page,
  browser,
  instance,
  dataset,
  browserErrors,
}) => {
  const stored = async (id: string) => (await dataset.getDocument<Footer>(id))?.newsletter.title
  const context = await browser.newContext({ baseURL: instance.origin, locale: 'es-AR' })
  browserErrors.watch(context)
  const typist = new StudioPage(await context.newPage(), instance)
  const publisher = new StudioPage(page, instance)
  const deletion = waitForDeletion(typist.page)
  await Promise.all([
    publisher.openAs(instance.administrator, footer),
    typist.openAs(editor, footer),
  ])
  const input = typist.lineInput(title)
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
  await expect.poll(() => stored('drafts.footer')).toMatch(/^a1 .* p6$/)
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
  await input.pressSequentially(' g7', pace)
  await expect.poll(() => stored('drafts.footer')).toBe('a1 b2 c3 d4 e5 f6 g7')
  await expect(input).toHaveValue('a1 b2 c3 d4 e5 f6 g7')
  expect(await stored('footer')).toBe('a1 b2')
  await typist.publish()
  await expect.poll(() => stored('footer')).toBe('a1 b2 c3 d4 e5 f6 g7')
  await context.close()
})

/** Waits until the page has received the deletion of the draft. */
async function waitForDeletion(page: Page): Promise<void> {
  const socket = await page.waitForEvent('websocket', (opened) => opened.url().includes('/mux'))
  await socket.waitForEvent('framereceived', {
    predicate: ({ payload }) => String(payload).includes('\\"delete\\":{\\"id\\":\\"drafts.footer'),
    timeout: 100_000,
  })
}
