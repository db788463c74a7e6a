import { expect, test } from 'playwright/test'
import type { TestInstance } from '#scripts/lib/test-instance'
import {
  administrator,
  type HostedDataset,
  PROJECT,
  startHostedDataset,
} from '../e2e/testing/hosted-mode'
import { StudioPage } from '../e2e/testing/studio-page'
import {
  buildHostedStudio,
  launchWithHostedNames,
  serveHostedStudio,
} from './testing/hosted-studio'

test('an editor publishes in the Studio of a hosted dataset; visitors read it (OPS-02)', async ({
  request,
}) => {
  await buildHostedStudio(PROJECT)
  const studioFiles = await serveHostedStudio()
  const hosted: HostedDataset = await startHostedDataset(studioFiles.origin)
  const site: TestInstance = await hosted.startSite()
  const browser = await launchWithHostedNames(hosted.service.port)
  try {
    const context = await browser.newContext({
      baseURL: studioFiles.origin,
      ignoreHTTPSErrors: true,
      locale: 'es-AR',
    })
    const page = await context.newPage()
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(String(error)))
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text())
    })
    const studio = new StudioPage(page, { ...site, administrator, metrics: '' })
    await page.goto('/studio/structure')
    await page.getByRole('link', { name: 'Correo y contraseña' }).click()
    await studio.submitSignIn(administrator)
    await studio.waitForSections()
    // Only the embedded lake manages accounts in the Studio.
    await expect(page.getByRole('link', { name: 'Mi cuenta' })).toHaveCount(0)

    await studio.open('Páginas', 'Inicio')
    await studio.writeAtStart('hero.title', 'Hoy sí. ')
    await studio.publish()
    const readHome = async () => (await request.get(site.origin)).text()
    await expect.poll(readHome).toContain('Hoy sí. ')
    expect(errors).toEqual([])
  } finally {
    await browser.close()
    await site.dispose()
    await hosted.close()
    studioFiles.close()
  }
})
