import { spawn } from 'node:child_process'
import { cpSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { variablesWith } from '#config/variables.server.mjs'
import { findFreePort } from '#scripts/lib/free-port'
import { expect, test } from './testing/fixtures'
import { waitForFreshContent } from './testing/fresh-content'
import { allPaths } from './testing/site-pages'

test('a publish changes only its page; a start without the dataset serves all (ERR-03, FAST-01)', async ({
  request,
  dataset,
  instance,
}, info) => {
  await waitForFreshContent(instance)
  const fetchTag = async (page: string) => (await request.get(page)).headers().etag
  const before = await fetchTag('/biblioteca')
  expect(await fetchTag('/biblioteca')).toBe(before)
  const lead = 'Lo que se publica se ve enseguida'
  await dataset.patch('homePage').set({ 'hero.lead': lead }).commit()
  for (const address of ['/', '/_root.data']) {
    await expect.poll(async () => (await request.get(address)).text()).toContain(lead)
  }
  expect(await fetchTag('/biblioteca')).toBe(before)

  const stored = path.join(instance.dataDir, 'site')
  await expect.poll(() => readFileSync(path.join(stored, 'content.json'), 'utf8')).toContain(lead)
  const data = info.outputPath('data')
  cpSync(stored, path.join(data, 'site'), { recursive: true })
  const port = String(await findFreePort())
  const site = spawn(process.execPath, ['build/server/site.js'], {
    env: variablesWith({
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: port,
      LAKE_PORT: String(await findFreePort()),
      RELAY_PORT: String(await findFreePort()),
      DATA_DIR: data,
      SANITY_PROJECT_ID: '',
    }),
    stdio: 'ignore',
  })
  const origin = `http://127.0.0.1:${port}`
  try {
    await expect(async () => expect((await fetch(`${origin}/healthz`)).ok).toBe(true)).toPass()
    for (const page of allPaths) expect((await fetch(origin + page)).status, page).toBe(200)
    expect(await (await fetch(origin)).text()).toContain(lead)
  } finally {
    site.kill('SIGKILL')
  }
})
