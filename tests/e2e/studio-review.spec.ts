import type { HomePage, InvestorsPage } from '#app/sanity/types.generated'
import { expect, test } from './testing/fixtures'

test('Revisión links to findings and dead links; search texts are counted (CHECK-01)', async ({
  page,
  studio,
  dataset,
}) => {
  await dataset.patch('faqEntry-costo').set({ title: '¿Cuánto cues\u200Bta?' }).commit()
  // The sites do not exist here; other tests cover the lake's answers.
  await page.route('**/links/check*', async (route) => {
    const { urls } = route.request().postDataJSON() as { urls: string[] }
    const results = urls.map((url) => ({ url, state: 'broken', reason: 'status', status: 404 }))
    await route.fulfill({ json: { results } })
  })
  await studio.signIn()
  await page.getByRole('link', { name: 'Revisión' }).click()

  const fault = page.getByRole('link', { name: /invisible después de «¿Cuánto cues»/ })
  await expect(fault).toBeVisible()
  const progress = page.getByTestId('check-progress')
  await expect(progress).toHaveText(/^\d+ documentos revisados$/)
  await page.getByRole('button', { name: 'Comprobar los enlaces externos' }).click()
  await expect(page.getByText('responde con un error (404)').first()).toBeVisible()
  await page.getByRole('button', { name: 'Errores 1' }).click()
  await expect(page.getByTestId('checked-document')).toHaveCount(1)

  await fault.press('Enter')
  const title = studio.lineInput('title')
  await expect(title).toBeFocused()
  const publish = page.getByRole('button', { name: 'Publicar', exact: true })
  await page.keyboard.press('End')
  await page.keyboard.type(' Sí')
  await publish.click()
  await expect(page.getByText('No se publicó: hay errores')).toBeVisible()
  await title.press('Control+a')
  await page.keyboard.type('¿Cuánto cuesta?', { delay: 20 })
  await studio.publish()

  await page.getByRole('link', { name: 'Revisión' }).click()
  await expect(fault).toHaveCount(0)
  await expect(page.getByText('Está todo en orden.')).toBeVisible()

  // A finding in a nested list, and one in an item of another tab.
  const home = await dataset.getDocument<HomePage>('homePage')
  const cards = home?.sections?.find((section) => section._type === 'featureCards')
  const card = cards?.cards?.[1]
  const investors = await dataset.getDocument<InvestorsPage>('investorsPage')
  const milestone = investors?.roadmap?.items?.[1]
  if (!cards || !card || !milestone) throw new Error('Seed changed.')
  const places = [
    ['homePage', `sections[_key=="${cards._key}"].cards[_key=="${card._key}"]`, 'Uno'],
    ['investorsPage', `roadmap.items[_key=="${milestone._key}"]`, 'Dos'],
  ] as const
  for (const [id, item, text] of places) {
    await dataset.patch(id, { set: { [`${item}.title`]: `${text}\u200B!` } }).commit()
    await page.getByRole('link', { name: 'Revisión' }).click()
    await page.getByRole('link', { name: `invisible después de «${text}»` }).click()
    await expect(studio.lineInput(`${item}.title`)).toBeFocused()
    await page.keyboard.press('Control+a')
    await page.keyboard.type(`${text} a mano`, { delay: 20 })
    const query = `*[_id == $id][0].${item}.title`
    const typed = () => dataset.fetch<unknown>(query, { id: `drafts.${id}` })
    await expect.poll(typed).toEqual([`${text} a mano`])
  }

  // Counters and previews follow the texts for search engines.
  await page.getByRole('link', { name: 'Estructura' }).click()
  await studio.open('Páginas', 'Sobre nosotros')
  await page.getByRole('tab', { name: 'Buscadores y redes' }).click()
  await studio.lineInput('seo.title').click()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('{product} reúne a un barrio', { delay: 20 })

  const counter = studio.field('seo.title').getByTestId('seo-counter')
  await expect(counter).toHaveText('22 de 60 caracteres')
  const previews = page.getByTestId('share-previews')
  await expect(previews.getByText('Yapa reúne a un barrio')).toHaveCount(4)

  await page.keyboard.type(' entero, de la primera reunión al último número')
  await expect(counter).toHaveText('69 de 60 caracteres: los buscadores lo cortan')
  await expect(previews.getByText(/^Yapa reúne a un barrio entero, .*…$/)).toHaveCount(1)
  // A warning does not stop a publication.
  await expect(page.getByText(/^\d+ advertencias?$/)).toBeVisible()
  await studio.publish()
})
