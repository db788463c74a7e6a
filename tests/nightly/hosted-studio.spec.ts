import { execFile } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test, chromium, type Browser } from 'playwright/test'
import { variablesWith } from '#config/variables.server.mjs'
import { chromiumOptions, findChromium } from '#scripts/lib/chromium.mjs'
import { fingerprint } from '#scripts/lib/fingerprint'
import { createStudioFiles } from '#server/studio-files'
import { administrator, PROJECT, startHostedDataset } from '../e2e/testing/hosted-mode'
import { StudioPage } from '../e2e/testing/studio-page'

test('an editor publishes in the Studio of a hosted dataset; visitors read it (OPS-02)', async ({
  request,
}) => {
  await buildHostedStudio(PROJECT)
  const studioFiles = await serveHostedStudio()
  const hosted = await startHostedDataset(studioFiles.origin)
  const site = await hosted.startSite()
  const browser = await launchWithHostedNames(hosted.service.port)
  try {
    const page = await browser.newPage({
      baseURL: studioFiles.origin,
      ignoreHTTPSErrors: true,
      locale: 'es-AR',
    })
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

const run = promisify(execFile)

const folder = path.resolve('.cache/hosted-studio')
const sources = ['studio', 'schemas', 'docs/editores', 'config', 'package-lock.json']

/** Builds the Studio for a hosted project, unless it is built already. Its code is not minified. */
async function buildHostedStudio(projectId: string): Promise<void> {
  const stamp = path.join(folder, 'built')
  const wanted = fingerprint(sources, { projectId })
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  const options = ['--config', 'studio/vite.config.ts', '--outDir', folder, '--minify', 'false']
  await run('npx', ['vite', 'build', ...options, '--logLevel', 'error'], {
    env: variablesWith({ NODE_ENV: 'production', SANITY_PROJECT_ID: projectId }),
  })
  writeFileSync(stamp, wanted)
}

/** Serves the built Studio with the policy of the site for hosted datasets. */
async function serveHostedStudio(): Promise<{ origin: string; close: () => void }> {
  const files = createStudioFiles(folder, 'hosted')
  const server = createServer((request, response) => {
    // The site takes the policy's reports: zod tries `eval`, which the policy forbids.
    if (request.url === '/_csp') response.writeHead(204).end()
    else files(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Launches a browser for which the hosted service's names are a port of this machine. */
function launchWithHostedNames(port: number): Promise<Browser> {
  const executablePath = findChromium()
  const names = `MAP *.sanity.io 127.0.0.1:${port}, MAP * ~NOTFOUND, EXCLUDE localhost`
  return chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: [...chromiumOptions, `--host-resolver-rules=${names}, EXCLUDE 127.0.0.1`],
  })
}
