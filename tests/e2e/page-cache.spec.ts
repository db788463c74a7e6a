import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { sitePages } from '../../app/lib/site-pages'
import { variablesWith } from '../../config/variables.server'
import { freePort, openHouse } from '../../scripts/lib/house'
import { expect, test } from './fixtures'
import { seededData } from './seeded-data'
import { settled } from './settled'

/** Where a page's data for a step within the site is. */
const dataOf = (page: string) => (page === '/' ? '/_root.data' : `${page}.data`)

test('a publish shows on the page and in its data, and leaves other pages alone (FAST-01)', async ({
  request,
  dataset,
  house,
}) => {
  await settled(house)
  const tagOf = async (page: string) => (await request.get(page)).headers().etag
  const before = await tagOf('/biblioteca')
  expect(await tagOf('/biblioteca')).toBe(before)
  const lead = 'Lo que se publica se ve enseguida'
  await dataset.patch('homePage').set({ 'hero.lead': lead }).commit()
  for (const address of ['/', dataOf('/')]) {
    await expect.poll(async () => (await request.get(address)).text()).toContain(lead)
  }
  expect(await tagOf('/biblioteca')).toBe(before)
})

test('a page that a browser has is not sent again, and is once it changes (FAST-01)', async ({
  request,
  dataset,
}) => {
  const first = await request.get('/about-us')
  const ask = () =>
    request.get('/about-us', { headers: { 'If-None-Match': first.headers().etag ?? '' } })
  expect((await ask()).status()).toBe(304)
  await dataset.patch('aboutPage').set({ lead: 'Otra presentación' }).commit()
  await expect.poll(async () => (await ask()).status()).toBe(200)
})

test('a site that starts while the dataset is down serves every page (ERR-03, FAST-01)', async () => {
  test.setTimeout(120_000)
  const house = await openHouse('serve', {}, seededData())
  const snapshot = path.join(house.dataDir, 'site', 'content.json')
  await expect.poll(() => existsSync(snapshot)).toBe(true)
  await house.stop()
  const port = String(await freePort())
  const site = spawn(process.execPath, ['build/server/site.js'], {
    env: variablesWith({
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: port,
      LAKE_PORT: String(await freePort()),
      RELAY_PORT: String(await freePort()),
      DATA_DIR: house.dataDir,
      SANITY_PROJECT_ID: '',
    }),
    stdio: 'ignore',
  })
  const statusOf = async (page: string) => (await fetch(`http://127.0.0.1:${port}${page}`)).status
  try {
    await expect.poll(() => statusOf('/healthz').catch(() => 0)).toBe(200)
    for (const page of Object.values(sitePages)) {
      expect([page, await statusOf(page)]).toEqual([page, 200])
    }
  } finally {
    site.kill('SIGKILL')
    await house.leave()
  }
})
