import { expect, test } from './testing/fixtures'
import { StudioPage } from './testing/studio-page'

test.describe('with a copy of the dataset', () => {
  test.beforeEach(async ({ instance }) => {
    await instance.client.request<unknown>({
      ...{ method: 'PUT', uri: '/datasets/production/copy' },
      body: { targetDataset: 'staging', skipHistory: true },
    })
  })

  test.afterEach(async ({ instance }) => {
    await instance.client.datasets.delete('staging')
  })

  test('an administrator edits the copy in its workspace, and the site does not change', async ({
    page,
    instance,
  }) => {
    const studio = new StudioPage(page, instance)
    await studio.signIn()
    await page.locator('#workspace-menu').click()
    await page.getByRole('menuitem', { name: 'Yapa: staging' }).click()
    await page.waitForURL(/\/studio-staging/)
    await page.getByRole('link', { name: 'Estructura' }).click()
    await studio.waitForSections()
    await studio.open('Páginas', 'Inicio')
    await studio.writeAtStart('hero.title', 'De prueba. ')
    await studio.publish()
    const read = (dataset: string) =>
      instance.client
        .withConfig({ dataset })
        .fetch<string>('pt::text(*[_id == "homePage"][0].hero.title)')
    await expect.poll(() => read('staging')).toContain('De prueba. ')
    expect(await read('production')).not.toContain('De prueba. ')
  })
})
