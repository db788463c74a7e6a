import { expect, test } from './testing/fixtures'
import { StudioPage } from './testing/studio-page'
import { pauseRequests } from './testing/paused-requests'

interface HomePage {
  readonly title: string
}

test.setTimeout(120_000)

test('all requests after a sign-in are authenticated (CMS-04)', async ({ page, instance }) => {
  const credentials: (string | undefined)[] = []
  let hasSignedIn = false
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/login')) hasSignedIn = true
    if (!hasSignedIn || !request.url().includes('/users/me')) return
    credentials.push(request.headers().authorization)
  })
  await new StudioPage(page, instance).signIn()
  expect(credentials).not.toEqual([])
  for (const authorization of credentials) expect(authorization).toMatch(/^Bearer .{32}/)
})

test('an expired sign-in link leads to the sign-in page (CMS-04)', async ({
  page,
  instance,
  browserErrors,
}) => {
  await page.goto(`/studio#sid=${'used'.repeat(8)}`)
  await new StudioPage(page, instance).waitForSignIn()
  const rejection = 'Failed to load resource'
  await expect.poll(() => browserErrors.found).toEqual([expect.stringContaining(rejection)])
  browserErrors.allow(rejection)
})

test('publishing waits for a validation that is still running (CMS-05)', async ({
  page,
  instance,
  dataset,
}) => {
  const home = await dataset.getDocument<HomePage>('homePage')
  if (home === undefined) throw new Error('The seed lacks the homepage.')
  const title = 'Inicio con apuro'
  await dataset.create({ ...home, _id: 'drafts.homePage', title })
  const published = async () => (await dataset.getDocument<HomePage>('homePage'))?.title
  const studio = new StudioPage(page, instance)
  await studio.signIn()
  // The validation requests whether referenced documents exist.
  const resume = await pauseRequests(page, /documents-availability/)
  await studio.open('Páginas', 'Inicio')

  const button = page.getByTestId('pane-footer').getByRole('button', { name: /^Publica/ })
  await button.click()
  await expect(button).toHaveText('Publicando…')
  await expect(button).toBeDisabled()
  expect(await published()).toBe(home.title)

  resume()
  await expect.poll(published).toBe(title)
})
