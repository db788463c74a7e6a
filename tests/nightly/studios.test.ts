import sharp from 'sharp'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { startLake } from '../contract/testing/start-lake'
import { collect } from '../contract/testing/event-log'
import { buildStudio } from './testing/prepare-program'
import { openBrowser, serveStudio } from './testing/stock-studio'
import { startTlsProxy } from '../stand-ins/tls-proxy'

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
