import { spawn } from 'node:child_process'
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { publicPages } from '#config/site-pages'
import { allPaths } from './testing/site-pages'
import { variablesWith } from '#config/variables.server.mjs'
import { findFreePort } from '#scripts/lib/free-port'
import { startTestInstance } from '#scripts/lib/test-instance'
import { expect, test } from './testing/fixtures'
import { seededData } from './testing/seeded-data'
import { waitForFreshContent } from './testing/fresh-content'

/** URL of a page's loader data. */
const fetchData = (page: string) => (page === '/' ? '/_root.data' : `${page}.data`)

test('a publish changes the page and its data, and no other page (FAST-01)', async ({
  request,
  dataset,
  instance,
}) => {
  await waitForFreshContent(instance)
  const fetchTag = async (page: string) => (await request.get(page)).headers().etag
  const before = await fetchTag('/biblioteca')
  expect(await fetchTag('/biblioteca')).toBe(before)
  const lead = 'Lo que se publica se ve enseguida'
  await dataset.patch('homePage').set({ 'hero.lead': lead }).commit()
  for (const address of ['/', fetchData('/')]) {
    await expect.poll(async () => (await request.get(address)).text()).toContain(lead)
  }
  expect(await fetchTag('/biblioteca')).toBe(before)
})

test('a site that starts without the dataset serves every page (ERR-03, FAST-01)', async ({}, info) => {
  // Without the snapshot of an earlier build, whose queries may differ.
  const data = info.outputPath('data')
  cpSync(seededData() ?? '', data, { recursive: true })
  rmSync(path.join(data, 'site'), { recursive: true, force: true })
  const instance = await startTestInstance('serve', {}, data)
  const snapshot = path.join(instance.dataDir, 'site', 'content.json')
  const readText = () => (existsSync(snapshot) ? readFileSync(snapshot, 'utf8') : '')
  for (const { id } of publicPages) await expect.poll(readText).toContain(`"name":"${id}"`)
  await instance.stop()
  const port = String(await findFreePort())
  const site = spawn(process.execPath, ['build/server/site.js'], {
    env: variablesWith({
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: port,
      LAKE_PORT: String(await findFreePort()),
      RELAY_PORT: String(await findFreePort()),
      DATA_DIR: instance.dataDir,
      SANITY_PROJECT_ID: '',
    }),
    stdio: 'ignore',
  })
  const fetchStatus = async (page: string) =>
    (await fetch(`http://127.0.0.1:${port}${page}`)).status
  try {
    await expect.poll(() => fetchStatus('/healthz').catch(() => 0)).toBe(200)
    for (const page of allPaths) {
      expect([page, await fetchStatus(page)]).toEqual([page, 200])
    }
  } finally {
    site.kill('SIGKILL')
    await instance.dispose()
  }
})
