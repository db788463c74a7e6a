import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test, type APIRequestContext } from 'playwright/test'
import { createFormStamp } from '#app/lib/forms/form-stamp.server'
import { publicPages } from '#config/site-pages'
import { variablesWith } from '#config/variables.server.mjs'
import type { TestInstance } from '#scripts/lib/test-instance'
import {
  type HostedDataset,
  PROJECT,
  SITE_TOKEN,
  startHostedDataset,
} from '../e2e/testing/hosted-mode'
import { BROWSER_USER_AGENT } from '../e2e/testing/visit-counts'
import { MAIL_AFTER_MS, submitOnce, visit } from './testing/submissions/visit'
import { createVisitor } from './testing/submissions/visitor'

// One site and one fake for the hosted service serve all tests.
test.describe.configure({ mode: 'serial' })

const run = promisify(execFile)

let hosted: HostedDataset
let site: TestInstance

test.beforeAll(async ({ request }) => {
  hosted = await startHostedDataset('http://localhost')
  site = await hosted.startSite({
    MAIL_AFTER_MS: String(MAIL_AFTER_MS),
    VISITS_PUBLISH_MS: '0',
  })
  // Visitors sign their forms with the secret of the site.
  site = { ...site, token: SITE_TOKEN }
  await expect.poll(() => readState(request)).toMatchObject({ content: 'live' })
})

test.afterAll(async () => {
  await site.dispose()
  await hosted.close()
})

const readText = async (request: APIRequestContext, path: string) => {
  const response = await request.get(site.origin + path)
  return `${response.status()} ${await response.text()}`
}
const readState = async (request: APIRequestContext) =>
  (await (await request.get(`${site.origin}/readyz`)).json()) as unknown
const countOf = (name: string) =>
  hosted.client.fetch<number>('count(*[_type == "investorRequest" && user_name == $name])', {
    name,
  })
const postNewsletter = (request: APIRequestContext, email: string) =>
  request.post(`${site.origin}/newsletter`, {
    form: { stamp: createFormStamp(SITE_TOKEN), email },
    headers: { Origin: site.origin },
  })

test('seeds a hosted dataset with the write token, and shows it at once (OPS-02)', async ({
  request,
}) => {
  await hosted.client.delete('galleryPage')
  await expect.poll(() => readText(request, '/galeria')).toMatch(/^404/)
  const { stdout } = await run(process.execPath, ['--import', 'tsx', 'seed/cli/load.ts'], {
    env: variablesWith({
      ...hosted.service.variables,
      SANITY_PROJECT_ID: PROJECT,
      SANITY_WRITE_TOKEN: hosted.tokens.editor,
    }),
  })
  expect(stdout).toContain(`dataset production of project ${PROJECT}`)
  expect(stdout).toMatch(/Assets: 0 uploaded, \d+ already/)
  expect(stdout).toMatch(/Documents: 1 created, \d+ unchanged, 0 replaced/)
  await expect.poll(() => readText(request, '/galeria')).toMatch(/^200/)
})

test('serves every page with pictures of the hosted CDN, and shows a publish (OPS-02)', async ({
  request,
}) => {
  for (const { path } of publicPages) {
    const page = await readText(request, path)
    expect(page, path).toMatch(/^200/)
    expect(page, path).not.toMatch(/(?:src|href|srcset)="[^"]*\/lake\//)
  }
  const home = await readText(request, '/')
  expect(home).toContain(`https://cdn.sanity.io/images/${PROJECT}/production/`)
  const policy = (await request.get(site.origin)).headers()['content-security-policy']
  expect(policy).toMatch(/img-src[^;]* https:\/\/cdn\.sanity\.io/)
  await hosted.client.patch('siteSettings').set({ brandName: 'Ñandú' }).commit()
  await expect.poll(() => readText(request, '/')).toContain('Ñandú')
  // The API CDN lags behind: a site that asked it would still show the old name.
  const hosts = new Set(hosted.service.calls.map(({ host }) => host))
  expect([...hosts]).toEqual([`${PROJECT}.api.sanity.io`])
})

test('works with a token that may only write what visitors send (OPS-02)', async ({ request }) => {
  const visitor = createVisitor(1, 'closesTab')
  expect(await visit(site, visitor)).toMatchObject({ stored: true, tries: 1 })
  const name = visitor.typed.user_name
  const states = () =>
    hosted.client.fetch<string[]>('*[user_name == $name].delivery.state', { name })
  await expect.poll(states).toEqual(['sent'])
  expect((await postNewsletter(request, 'berta@correo.example')).status()).toBe(200)
  await request.post(`${site.origin}/visits`, {
    data: JSON.stringify({ page: '/' }),
    headers: { Origin: site.origin, 'User-Agent': BROWSER_USER_AGENT },
  })
  const stored = () =>
    hosted.client.fetch<string[]>(
      'array::unique(*[_type in ["newsletterSignup", "visitDay"]]._type) | order(@)',
    )
  await expect.poll(stored).toEqual(['newsletterSignup', 'visitDay'])
  const withToken = hosted.service.calls.filter(({ token }) => token === SITE_TOKEN)
  expect(withToken.length).toBeGreaterThan(0)
  expect(withToken.filter(({ status }) => status >= 400)).toEqual([])
  // The pages' own reads have no token.
  const others = hosted.service.calls.filter(({ token }) => token === undefined)
  expect(others.every(({ path }) => /\/data\/(?:query|listen)\//.test(path))).toBe(true)
})

for (const status of [402, 429] as const) {
  test(`serves pages and keeps requests while the quota is used up: ${status} (OPS-02)`, async ({
    request,
  }) => {
    hosted.service.refuse({ status, retryAfterSeconds: 1 })
    await hosted.client
      .patch('siteSettings')
      .set({ brandName: `Ñandú ${status}` })
      .commit()
    await expect.poll(() => readState(request)).toMatchObject({ ready: true, content: 'lastGood' })
    for (const { path } of publicPages) expect(await readText(request, path), path).toMatch(/^200/)
    const visitor = createVisitor(status, 'closesTab')
    expect(await submitOnce(site, visitor)).toBe(true)
    expect((await postNewsletter(request, 'carla@correo.example')).status()).toBe(200)
    expect(await countOf(visitor.typed.user_name)).toBe(0)

    hosted.service.refuse(undefined)
    await expect.poll(() => countOf(visitor.typed.user_name)).toBe(1)
    await expect.poll(() => readState(request)).toMatchObject({ content: 'live' })
    await expect.poll(() => readText(request, '/')).toContain(`Ñandú ${status}`)
  })
}

test('serves the last good content of a dataset that turns private (OPS-02)', async ({
  request,
}) => {
  await hosted.setPrivate(true)
  try {
    hosted.service.closeConnections()
    await expect.poll(() => readState(request)).toMatchObject({ content: 'lastGood' })
    expect(await readText(request, '/')).toMatch(/^200/)
  } finally {
    await hosted.setPrivate(false)
  }
  await expect.poll(() => readState(request)).toMatchObject({ content: 'live' })
})

test('reads a private dataset with the read token, without drafts and requests (OPS-02)', async ({
  request,
}) => {
  await hosted.setPrivate(true)
  const reader = await hosted.startSite({ SANITY_PRIVATE_DATASET: 'true' })
  try {
    const read = async (path: string) => (await request.get(reader.origin + path)).text()
    await expect.poll(() => read('/readyz')).toContain('"live"')
    await hosted.client.createOrReplace({
      ...(await hosted.client.getDocument('siteSettings')),
      _id: 'drafts.siteSettings',
      _type: 'siteSettings',
      brandName: 'Borrador',
    })
    await hosted.client.patch('siteSettings').set({ brandName: 'Tatú' }).commit()
    await expect.poll(() => read('/')).toContain('Tatú')
    for (const { path } of publicPages) {
      expect(await read(path), path).not.toMatch(/Borrador|correo\.example/)
    }
  } finally {
    await reader.dispose()
    await hosted.setPrivate(false)
  }
})
