import type { Page } from 'playwright/test'
import type { HomePage, InvestorsPage } from '#app/sanity/types.generated'
import { expect, test } from './testing/fixtures'
import { pauseRequests } from './testing/paused-requests'

const copy = 'staging'

/** Reads the headline from the published page. */
async function readHeadline(page: Page): Promise<string> {
  const html = await (await page.request.get('/')).text()
  return /<h1[\s\S]*?<\/h1>/.exec(html)?.[0].replace(/<[^>]+>/g, '') ?? ''
}

test('staff check, publish, work in a copy, and sign out for good (CHECK-01, CMS-04 to CMS-06)', async ({
  page,
  studio,
  dataset,
  browserErrors,
}) => {
  const skipHistory = { targetDataset: copy, skipHistory: true }
  await dataset.request({ method: 'PUT', uri: '/datasets/production/copy', body: skipHistory })
  const home = await dataset.getDocument<HomePage>('homePage')
  if (home === undefined) throw new Error('The seed lacks the homepage.')
  await studio.signIn()

  await test.step('Revisión links to findings and dead links', async () => {
    await dataset.patch('faqEntry-costo').set({ title: '¿Cuánto cues\u200Bta?' }).commit()
    // The sites do not exist here; other tests cover the lake's answers.
    await page.route('**/links/check*', async (route) => {
      const { urls } = route.request().postDataJSON() as { urls: string[] }
      const results = urls.map((url) => ({ url, state: 'broken', reason: 'status', status: 404 }))
      await route.fulfill({ json: { results } })
    })
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
    const cards = home.sections?.find((section) => section._type === 'featureCards')
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
  })

  await test.step('search texts are counted', async () => {
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
    // A warning does not stop a publication.
    await expect(page.getByText(/^\d+ advertencias?$/)).toBeVisible()
    await studio.publish()
  })

  await test.step('publishing waits for a validation', async () => {
    const name = 'Inicio con apuro'
    await dataset.createOrReplace({ ...home, _id: 'drafts.homePage', title: name })
    const published = async () => (await dataset.getDocument<HomePage>('homePage'))?.title
    // The validation requests whether referenced documents exist.
    const endValidation = await pauseRequests(page, /documents-availability/)
    await studio.open('Páginas', 'Inicio')
    const button = page.getByTestId('pane-footer').getByRole('button', { name: /^Publica/ })
    await button.click()
    await expect(button).toHaveText('Publicando…')
    await expect(button).toBeDisabled()
    expect(await published()).toBe(home.title)
    endValidation()
    await expect.poll(published).toBe(name)
  })

  await test.step('a headline is a draft until it is published', async () => {
    await studio.writeAtStart('hero.title', 'Hoy sí. ')
    await expect(page.getByTestId('document-header-Borrador-chip')).toBeVisible()
    expect(await readHeadline(page)).not.toContain('Hoy sí.')
    await studio.publish()
    await expect.poll(() => readHeadline(page)).toContain('Hoy sí. ')
  })

  await test.step('a copy is edited in its workspace, and the site does not change', async () => {
    await page.locator('#workspace-menu').click()
    await page.getByRole('menuitem', { name: `Yapa: ${copy}` }).click()
    await page.waitForURL(/\/studio-staging/)
    await page.getByRole('link', { name: 'Estructura' }).click()
    await studio.waitForSections()
    await studio.open('Páginas', 'Inicio')
    await studio.writeAtStart('hero.title', 'De prueba. ')
    await studio.publish()
    const query = 'pt::text(*[_id == "homePage"][0].hero.title)'
    const read = () => dataset.withConfig({ dataset: copy }).fetch<string>(query)
    await expect.poll(read).toContain('De prueba. ')
    expect(await dataset.fetch<string>(query)).not.toContain('De prueba. ')
  })

  await test.step('the session ends for good', async () => {
    const cookies = await page.context().cookies()
    const session = cookies.find(({ name }) => name === 'lake_session')?.value ?? ''
    expect(session.length).toBeGreaterThanOrEqual(32)
    const readable = await page.evaluate(() => document.cookie + JSON.stringify(localStorage))
    expect(readable, 'the session in the reach of scripts').not.toContain(session)
    expect(browserErrors.found).toEqual([])
    // Signing out ends the streams and requests that are under way.
    browserErrors.allow('status of 401', 'Error fetching events', 'EventSource connection failed')
    await page.getByTestId('studio-navbar').getByRole('button').last().click()
    await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click()
    await studio.waitForSignIn()
    await page.goto('/studio/structure')
    await studio.waitForSignIn()
    const write = await page.request.post('/lake/v2025-02-19/data/mutate/production', {
      headers: { authorization: `Bearer ${session}` },
      data: { mutations: [{ delete: { id: 'homePage' } }] },
    })
    expect(write.status()).toBe(401)
  })
  await dataset.datasets.delete(copy)
})
