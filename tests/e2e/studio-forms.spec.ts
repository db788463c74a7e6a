import { makeKey } from '#studio/title-key/next-key'
import { expect, test } from './testing/fixtures'
import { StudioPage } from './testing/studio-page'

test('the tools of a rich text fit; a copy gets an identifier of its own (CMS-03, CMS-04)', async ({
  page,
  instance,
}) => {
  const studio = new StudioPage(page, instance)
  await page.setViewportSize({ width: 768, height: 1024 })
  await studio.openAs(instance.administrator, '/studio/structure/contenido;faqEntry;faqEntry-costo')
  const form = page.getByTestId('document-panel-scroller')
  await expect(form.getByTestId('pt-editor')).toContainText('Descargar la app')
  for (const width of [768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 1024 })
    await expect
      .poll(() => form.evaluate((element) => element.scrollWidth - element.clientWidth))
      .toBe(0)
  }
  await expect(studio.lineInput('id')).toHaveValue('costo')
  await studio.chooseAction('Duplicar')
  const title = await studio.lineInput('title').inputValue()
  await expect(studio.lineInput('id')).toHaveValue(makeKey(title))
})

test('the form of Inversores has tabs, a menu of sections and short headlines (CMS-04)', async ({
  page,
  instance,
}) => {
  const studio = new StudioPage(page, instance)
  await studio.openAs(instance.administrator, '/studio/structure/inversores;investorsPage')
  await expect(studio.field('hero')).toBeVisible()
  await expect(studio.field('team')).toHaveCount(0)
  const headline = await studio.field('hero.title').boundingBox()
  expect(headline?.height).toBeLessThan(200)

  await page.getByRole('tab', { name: 'Equipo' }).click()
  await expect(studio.field('team')).toBeVisible()
  await page.getByRole('button', { name: 'Ir a un campo' }).click()
  await page.getByRole('menuitem', { name: 'Hoja de ruta' }).click()
  await expect(studio.field('team')).toHaveCount(0)
  await expect(studio.field('roadmap').getByText('Hoja de ruta').first()).toBeInViewport()
})
