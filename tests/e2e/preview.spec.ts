import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { publicPages } from '#config/site-pages'
import { expect, test } from './testing/fixtures'
import { pauseRequests } from './testing/paused-requests'
import { openStudioSession, previewUrl } from './testing/preview-url'

const pageIds = publicPages.map(({ id }) => id)
const settingsIds = ['siteSettings', 'footer']

/** Traces of a preview: draft text, edit attributes, its strip, sources and stega characters. */
const traces =
  /sinpublicar|data-edit|data-sanity|preview-strip|_sources|[\u200B-\u200D\u2060-\u2064\uFEFF]/i

test('drafts show only with cookie, secret and session, until it ends (CMS-06, EDIT-01, SAFE-02)', async ({
  request,
  playwright,
  dataset,
  instance,
}) => {
  const documents = await dataset.getDocuments([...pageIds, ...settingsIds])
  const drafts = dataset.transaction()
  for (const document of documents) {
    if (document === null) throw new Error('The seed lacks a document.')
    const changes = {
      ...(pageIds.includes(document._id) ? { seo: { title: `Sinpublicar ${document._id}` } } : {}),
      ...(document._id === 'siteSettings' ? { brandName: 'Sinpublicar' } : {}),
      ...(document._id === 'footer' ? { legalLine: 'Pie sinpublicar.' } : {}),
    }
    drafts.createOrReplace({ ...document, ...changes, _id: `drafts.${document._id}` })
  }
  await drafts.commit()
  const editor = await playwright.request.newContext()
  await openStudioSession(editor, instance)
  const entered = await editor.get(await previewUrl(instance, '/'), { maxRedirects: 0 })
  expect(entered.status()).toBe(302)
  expect(entered.headers().location).toBe('/')

  const assets = path.resolve('build/site/client/assets')
  const editing = readdirSync(assets).filter((name) => /^(preview-editing|renderVisual)/.test(name))
  expect(editing).not.toEqual([])
  for (const { id, path: address } of publicPages) {
    const previewed = await editor.get(address)
    const privately = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' }
    expect(previewed.headers()).toMatchObject(privately)
    const draft = await previewed.text()
    expect(draft).toContain(`<title>Sinpublicar ${id}</title>`)
    expect(draft).toContain('Pie sinpublicar.')
    expect(draft).toContain('_sources')

    for (const cookie of ['', 'preview=eyJ1bnRpbCI6OWUxNX0=.c2lnbmF0dXJl']) {
      const published = await request.get(
        `${address}?perspective=drafts&sanity-preview-perspective=drafts`,
        { headers: { Cookie: cookie } },
      )
      expect(published.headers()).not.toHaveProperty('x-robots-tag')
      const html = await published.text()
      expect(traces.exec(html)?.[0]).toBeUndefined()
      for (const [, name = ''] of html.matchAll(/\/assets\/([\w.-]+\.(?:js|css))/g)) {
        expect(editing).not.toContain(name)
        const code = readFileSync(path.join(assets, name), 'utf8')
        expect(code).not.toContain('sanity-visual-editing')
      }
    }
    const data = await request.get(`${address === '/' ? '/_root' : address}.data`)
    expect(traces.exec(await data.text())?.[0]).toBeUndefined()
  }
  // A client navigation and a refresh of the preview request this URL.
  expect(await (await editor.get('/_root.data')).text()).toContain('Pie sinpublicar.')
  await editor.dispose()

  // A preview needs the Studio's secret and session, and ends with it.
  const enter = async (url: string) => request.get(url, { maxRedirects: 0 })
  const expectRefusal = async (url: string) => {
    const response = await enter(url)
    expect(response.status()).toBe(401)
    expect(response.headers()['set-cookie']).toBeUndefined()
  }
  await expectRefusal(await previewUrl(instance, '/'))
  await openStudioSession(request, instance)
  await expectRefusal('/preview/enable?sanity-preview-secret=adivinado')
  const elsewhere = await enter(await previewUrl(instance, 'https://evil.example//evil.example'))
  expect(elsewhere.headers().location).toBe('/')
  const isPreview = async () => 'x-robots-tag' in (await request.get('/')).headers()
  expect(await isPreview()).toBe(true)

  // From another device, so the browser keeps both cookies.
  const { cookies } = await request.storageState()
  const session = cookies.find(({ name }) => name === 'lake_session')?.value ?? ''
  const headers = { authorization: `Bearer ${session}` }
  await fetch(`${instance.origin}/lake/v1/auth/logout`, { method: 'POST', headers })
  expect(await isPreview()).toBe(false)
  await expectRefusal(await previewUrl(instance, '/'))
})

test('a preview shows drafts saved before its scripts ran; its strip ends it (CMS-06, EDIT-02)', async ({
  page,
  instance,
  dataset,
  browserErrors,
}) => {
  await page.goto('/preview/enable')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  browserErrors.allow('status of 401')
  await openStudioSession(page.request, instance)
  const start = await pauseRequests(page, /\/assets\/preview-editing/)
  await page.goto(await previewUrl(instance, '/biblioteca'))
  await expect(page).toHaveURL('/biblioteca')
  const strip = page.getByText('Estás viendo borradores')
  await expect(strip).toBeVisible()
  const document = await dataset.getDocument('libraryPage')
  if (document === undefined) throw new Error('The seed lacks a document.')
  await dataset.create({ ...document, _id: 'drafts.libraryPage', lead: 'Guardado sin testigos.' })
  start()
  await expect(page.getByText('Guardado sin testigos.')).toBeVisible()

  await page.getByRole('link', { name: 'Salir de la vista previa' }).click()
  await expect(page).toHaveURL('/biblioteca')
  await expect(strip).toHaveCount(0)
  const names = (await page.context().cookies()).map(({ name }) => name)
  expect(names.filter((name) => name.startsWith('preview'))).toEqual([])
})
