import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import express from 'express'
import { chromium, type Page, type Route } from 'playwright'
import sharp from 'sharp'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { chromiumOptions, findChromium } from '#scripts/lib/chromium.mjs'
import { collect } from '../contract/testing/event-log'
import { startLake } from '../contract/testing/start-lake'
import { startTlsProxy } from '../fakes/tls-proxy'
import { buildStudio } from './testing/prepare-program'

const account = { email: 'ana@example.test', password: 'una clave bien larga' }

/** The Studio of version 3 is built for the hosted service's names, the others for this host. */
const API_HOST = 'https://api.lake.test'
const versions = { v3: undefined, v4: API_HOST, v5: API_HOST, v6: API_HOST }
const names = ['v3', 'v4', 'v5', 'v6'] as const

/** `sanity build` of version 6 refuses Node.js 20. */
const isBuildable = (name: string) => name !== 'v6' || !process.versions.node.startsWith('20.')

beforeAll(async () => {
  for (const name of names.filter(isBuildable)) await buildStudio(name, versions[name])
})

test.for(names)('a stock Studio %s signs in, edits, publishes', async (name, { skip }) => {
  if (!isBuildable(name)) skip('Studio 6 needs Node.js 22.12.')
  const studio = await serveStudio(await buildStudio(name, versions[name]))
  const { lake, as, origin } = await startLake({ projectId: 'blog7abc', allowedOrigins: [studio] })
  await lake.context.accounts.createUser({ ...account, name: 'Ana', role: 'administrator' })
  const client = as('editor')
  const background = '#336699'
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background } })
  const { _id: _ref } = await client.assets.upload('image', await picture.png().toBuffer())
  const image = { _type: 'image', asset: { _type: 'reference', _ref } }
  await client.create({ _id: 'first', _type: 'post', title: 'Uno', image })
  const filter = '*[_id in ["first", "drafts.first"]]'
  const options = { includeAllVersions: true, events: ['welcome' as const, 'mutation' as const] }
  const changes = collect(client.listen(filter, {}, options))
  const isChange = (id: string) => (event: (typeof changes.values)[number]) =>
    event.type === 'mutation' && event.documentId === id && event.result?.title === 'Dos'
  await changes.atLeast(1)

  const front = await startTlsProxy(origin)
  onTestFinished(front.close)
  const { page, faults } = await openBrowser(front.port)
  await page.goto(`${studio}/structure/post;first`)
  await page.getByRole('link', { name: 'Correo y contraseña' }).click()
  await page.getByLabel('Correo electrónico').fill(account.email)
  await page.getByLabel('Contraseña').fill(account.password)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await page.waitForURL(`${studio}/**`)

  const title = page.getByTestId('field-title').getByRole('textbox')
  await expect.poll(() => title.inputValue()).toBe('Uno')
  const shown = page.locator(`img[src*="${_ref.split('-')[1] ?? ''}"]`).first()
  await expect.poll(() => shown.evaluate((img) => Reflect.get(img, 'naturalWidth') > 0)).toBe(true)
  await title.fill('Dos')
  await changes.until(isChange('drafts.first'))
  // The Studio of version 4 may wait for ever when it publishes before it knows that it has saved.
  await expect.poll(() => page.getByText('Saving...').count()).toBe(0)
  await page.getByTestId('action-publish').click()
  await changes.until(isChange('first'))
  expect(await client.getDocument('drafts.first')).toBeUndefined()
  expect(faults).toEqual([])
})

/** Hosts of scripts, fonts and newer versions of Studios, which are not the lake's to serve. */
const CDN_HOSTS =
  /^https:\/\/(?:[a-z-]+\.)?sanity-cdn\.com\/|^https:\/\/(?:studio|design-system)-static\.sanity\.io\//

const ACTION_TIMEOUT_MS = 30_000

/**
 * Serves the files of a built Studio until the test ends.
 * @returns its origin
 */
async function serveStudio(folder: string): Promise<string> {
  const index = path.join(folder, 'index.html')
  const app = express()
    .use(express.static(folder))
    // The folder is below `.cache`.
    .use((_request, response) => response.sendFile(index, { dotfiles: 'allow' }))
  const server = createServer(app)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

/**
 * Opens a page in Chromium, for which every host of the API is a port of this machine.
 * @param apiPort of a server with TLS
 * @returns the page, and what went wrong in it: console errors, exceptions, error responses
 */
async function openBrowser(apiPort: number): Promise<{ page: Page; faults: readonly string[] }> {
  const executablePath = findChromium()
  const hosts = ['*.sanity.io', '*.lake.test'].map((host) => `MAP ${host} 127.0.0.1:${apiPort}`)
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: [...chromiumOptions, `--host-resolver-rules=${hosts.join(', ')}`],
  })
  onTestFinished(() => browser.close())
  const page = await browser.newPage({ ignoreHTTPSErrors: true, locale: 'en-US' })
  page.setDefaultTimeout(ACTION_TIMEOUT_MS)
  await page.route(CDN_HOSTS, sendNothing)
  const faults: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => faults.push(`exception: ${String(error)}`))
  page.on('response', (response) => {
    if (response.status() < 400) return
    faults.push(`${response.status()} ${response.request().method()} ${response.url()}`)
  })
  return { page, faults }
}

/** Answers in place of a content delivery network: empty scripts and fonts, no newer version. */
function sendNothing(route: Route): Promise<void> {
  const isVersionCheck = route.request().url().includes('/modules/')
  return route.fulfill(
    isVersionCheck
      ? { contentType: 'application/json', body: '{}' }
      : { contentType: 'text/javascript', body: '' },
  )
}
