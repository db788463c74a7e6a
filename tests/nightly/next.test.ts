import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { variablesWith } from '#config/variables.server.mjs'
import { findFreePort } from '#scripts/lib/free-port'
import { startLake } from '../contract/testing/start-lake'
import { installPrograms, runIn } from './testing/prepare-program'
import { openBrowser } from './testing/stock-studio'

let folder = ''
beforeAll(async () => {
  folder = await installPrograms('v4')
})

/** Builds and starts the Next site, until the test ends. */
async function startSite(port: number, lakeUrl: string): Promise<void> {
  const variables = { NODE_ENV: undefined, LAKE_URL: lakeUrl, NEXT_TELEMETRY_DISABLED: '1' }
  const next = path.join(folder, 'node_modules/next/dist/bin/next')
  await runIn(folder, process.execPath, [next, 'build'], variables)
  const site = spawn(process.execPath, [next, 'start', '--port', String(port)], {
    cwd: folder,
    env: variablesWith(variables),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(async () => {
    const exit = once(site, 'exit')
    site.kill()
    await exit
  })
  await new Promise<void>((resolve, reject) => {
    site.once('exit', () => reject(new Error('The Next site ended before it was ready.')))
    site.stdout.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('Ready')) resolve()
    })
  })
}

test('a page of a Next site with live content shows a publish', async () => {
  const port = await findFreePort()
  const site = `http://localhost:${port}`
  const lake = await startLake({ projectId: 'blog7abc', allowedOrigins: [site] })
  const client = lake.as('editor')
  await client.create({ _id: 'post-uno', _type: 'post', slug: 'uno', title: 'Uno' })
  await startSite(port, lake.origin)

  const { page, faults } = await openBrowser(port)
  const isOpen = page.waitForResponse(/\/data\/live\/events\//)
  await page.goto(site)
  await expect.poll(() => page.getByRole('listitem').allInnerTexts()).toEqual(['Uno'])
  await isOpen
  await client.patch('post-uno').set({ title: 'Uno nuevo' }).commit()
  await expect.poll(() => page.getByRole('listitem').allInnerTexts()).toEqual(['Uno nuevo'])
  expect(faults).toEqual([])
})
