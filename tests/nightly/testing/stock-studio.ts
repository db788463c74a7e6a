import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import express from 'express'
import { chromium, type Page, type Route } from 'playwright'
import { onTestFinished } from 'vitest'
import { chromiumOptions, findChromium } from '#scripts/lib/chromium.mjs'

/** Hosts of scripts, fonts and newer versions of Studios, which are not the lake's to serve. */
const CDN_HOSTS =
  /^https:\/\/(?:[a-z-]+\.)?sanity-cdn\.com\/|^https:\/\/(?:studio|design-system)-static\.sanity\.io\//

const ACTION_TIMEOUT_MS = 30_000

/**
 * Serves the files of a built Studio until the test ends.
 * @returns its origin
 */
export async function serveStudio(folder: string): Promise<string> {
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
export async function openBrowser(
  apiPort: number,
): Promise<{ page: Page; faults: readonly string[] }> {
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
