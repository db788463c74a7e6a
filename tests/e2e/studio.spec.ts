import type { Page } from 'playwright/test'
import type { HomePage } from '#app/sanity/types.generated'
import { expect, test } from './testing/fixtures'
import { pauseRequests } from './testing/paused-requests'

const copy = 'staging'

/** Reads the headline from the published page. */
async function readHeadline(page: Page): Promise<string> {
  const html = await (await page.request.get('/')).text()
  return /<h1[\s\S]*?<\/h1>/.exec(html)?.[0].replace(/<[^>]+>/g, '') ?? ''
}

test('staff publish a draft, work in a copy, and sign out for good (CMS-04, CMS-05, CMS-06)', async ({
  page,
  studio,
  dataset,
  browserErrors,
}) => {
  const skipHistory = { targetDataset: copy, skipHistory: true }
  await dataset.request({ method: 'PUT', uri: '/datasets/production/copy', body: skipHistory })
  const home = await dataset.getDocument<HomePage>('homePage')
  if (home === undefined) throw new Error('The seed lacks the homepage.')
  const name = 'Inicio con apuro'
  await dataset.create({ ...home, _id: 'drafts.homePage', title: name })
  await studio.signIn()

  await test.step('publishing waits for a validation', async () => {
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
