import { editor, test } from './testing/studio-users'
import { expect } from './testing/fixtures'
import { StudioPage } from './testing/studio-page'

interface Footer {
  readonly newsletter: { readonly title: string; readonly text: string }
}

const footer = '/studio/structure/ajustes;footer'
/** Milliseconds between two keys, as people type. */
const pace = { delay: 60 }

const notice = (studio: StudioPage, path: string) => studio.field(path).getByTestId('shared-field')

test('a second user in a field waits for the first, and may take over (EDIT-02)', async ({
  page,
  browser,
  instance,
  dataset,
  browserErrors,
}) => {
  const stored = async () => (await dataset.getDocument<Footer>('drafts.footer'))?.newsletter
  const context = await browser.newContext({ baseURL: instance.origin, locale: 'es-AR' })
  browserErrors.watch(context)
  const first = new StudioPage(page, instance)
  const second = new StudioPage(await context.newPage(), instance)
  await Promise.all([first.openAs(instance.administrator, footer), second.openAs(editor, footer)])

  // The field says who writes before the second user types, and is free when they leave it.
  const title = (studio: StudioPage) => studio.lineInput('newsletter.title')
  const titleNotice = notice(second, 'newsletter.title')
  await title(first).fill('Novedades')
  await expect(titleNotice).toContainText('está escribiendo acá')
  await expect(title(second)).toHaveValue('Novedades')
  await title(second).click()
  await Promise.all([
    title(first).pressSequentially(' y sorteos', pace),
    title(second).pressSequentially('¡Hola!', pace),
  ])
  await expect(title(second)).toHaveValue('Novedades y sorteos')
  await expect(notice(first, 'newsletter.title')).toHaveCount(0)
  await title(first).press('Tab')
  await expect(titleNotice).toHaveCount(0)
  await title(second).press('End')
  await title(second).pressSequentially(' del mes', pace)
  await expect.poll(stored).toMatchObject({ title: 'Novedades y sorteos del mes' })

  // The first user has left the caret in a text of several lines.
  const text = (studio: StudioPage) => studio.field('newsletter.text').getByRole('textbox')
  await text(first).fill('Sorteos.')
  await notice(second, 'newsletter.text').getByRole('button', { name: 'Editar igual' }).click()
  await expect(text(second)).toBeFocused()
  await expect(notice(first, 'newsletter.text')).toContainText('Bruno Díaz está escribiendo acá')
  await text(second).press('Control+End')
  await text(second).pressSequentially(' Historias de la gente.', pace)
  await text(second).press('Tab')
  await expect(notice(first, 'newsletter.text')).toHaveCount(0)
  await text(first).press('Control+End')
  await text(first).pressSequentially(' Premios.', pace)
  const all = 'Sorteos. Historias de la gente. Premios.'
  await expect.poll(stored).toMatchObject({ text: all })
  for (const studio of [first, second]) await expect(text(studio)).toHaveValue(all)
  await context.close()
})
