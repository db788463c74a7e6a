import type { Page } from 'playwright/test'
import { toDay, daysBefore } from '#config/calendar'
import { createRequest } from './testing/create-request'
import { clientAs, editor, requestViewer } from './testing/studio-users'
import { expect, test } from './testing/fixtures'

const card = (page: Page, name: string) => page.getByRole('region', { name })

test('Inicio shows open tasks live, and lists mark drafts with a dot (EDIT-02)', async ({
  page,
  studio,
  instance,
  dataset,
}) => {
  // A tab of an earlier test may have saved a draft after the test.
  await dataset.delete({ query: '*[_id in path("drafts.**")]' })
  const today = toDay(Date.now())
  const author = await clientAs(editor, instance)
  const { faqId, figures } = await dataset.fetch<{ faqId: string; figures: { _key: string }[] }>(
    `{ "faqId": *[_type == "faqEntry"][0]._id,
       "figures": *[_id == "investorsPage"][0].hero.figures[]{ _key } }`,
  )
  const [figure] = figures
  await dataset
    .patch('investorsPage', {
      set: {
        [`hero.figures[_key=="${figure?._key ?? ''}"].value`]: '+99.000',
        [`hero.figures[_key=="${figure?._key ?? ''}"].validUntil`]: daysBefore(today, -10),
      },
    })
    .commit()
  await createRequest(dataset, { key: 'ana', name: 'Ana Gómez' })
  await dataset.create({
    _id: `visitDay.${today}.prueba`,
    _type: 'visitDay',
    day: today,
    pages: [{ _key: 'a', name: 'homePage', count: 1234 }],
  })
  // The preview stores its secret in a draft.
  await dataset.create({ _id: 'drafts.secreto', _type: 'sanity.previewUrlSecret' })
  await page.setViewportSize({ width: 390, height: 844 })
  await studio.openSignedIn('/studio', requestViewer)
  await expect(card(page, 'Sin publicar')).toContainText('No hay nada sin publicar')
  await expect(card(page, 'Solicitudes que esperan')).toContainText('Ana Gómez')
  await expect(card(page, 'Datos por vencer')).toContainText('+99.000')
  await expect(card(page, 'Visitas de los últimos 7 días')).toContainText('1.234')
  expect(await findOverflow(page)).toBe(0)

  // An edit of another user appears without a reload, with who and when.
  const drafts = card(page, 'Sin publicar').getByRole('listitem')
  const faq = { _id: `drafts.${faqId}`, _type: 'faqEntry', title: '¿Y si llueve?' }
  await author.create(faq)
  await expect(drafts).toContainText('¿Y si llueve?')
  await expect(drafts).toContainText(/Bruno Díaz ·\s*(ahora|hace)/)
  const footer = await dataset.getDocument('footer')
  await author.create({ ...footer, _id: 'drafts.footer', _type: 'footer' })
  await expect(drafts).toHaveCount(2)
  await expect(drafts.first()).toContainText('Pie de página')

  // Each entry opens its document, by keyboard, too.
  await page.setViewportSize({ width: 1440, height: 900 })
  await drafts.first().getByRole('link').press('Enter')
  await expect(studio.lineInput('newsletter.title')).toBeVisible()
  await expect(page).toHaveURL(/structure\/ajustes;footer/)
  const hasDraftDot = (title: string) => studio.item(title).locator('[data-status="draft"]')
  await expect(hasDraftDot('Pie de página')).toBeVisible()
  await expect(hasDraftDot('Encabezado y menú')).toHaveCount(0)
  await page.goBack()
  await card(page, 'Datos por vencer')
    .getByRole('link', { name: /\+99\.000/ })
    .click()
  await expect(page).toHaveURL(/investorsPage/)
  const validUntil = studio.field(`hero.figures[_key=="${figure?._key ?? ''}"].validUntil`)
  await expect(validUntil.getByRole('textbox')).toBeFocused()

  await studio.goTo('/studio/inico')
  const missing = page.getByRole('heading', { name: 'No existe esta herramienta: inico' })
  await expect(missing).toBeVisible()
})

/** Pixels by which content is wider than the screen. */
function findOverflow(page: Page): Promise<number> {
  return page.getByTestId('home').evaluate((element) => element.scrollWidth - element.clientWidth)
}
