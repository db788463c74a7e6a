import { EventEmitter, once } from 'node:events'
import { expect, test } from './fixtures'
import { StudioPage } from './studio'

interface HomePage {
  readonly title: string
}

test.setTimeout(120_000)

test('CMS-04 who has just signed in is known from the first question on, so never asked again', async ({
  page,
  house,
}) => {
  const credentials: (string | undefined)[] = []
  let hasSignedIn = false
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/login')) hasSignedIn = true
    if (!hasSignedIn || !request.url().includes('/users/me')) return
    credentials.push(request.headers().authorization)
  })
  await new StudioPage(page, house).signIn()
  expect(credentials).not.toEqual([])
  for (const authorization of credentials) expect(authorization).toMatch(/^Bearer .{32}/)
})

test('CMS-04 a sign-in that is not valid any more leads to the sign-in page', async ({
  page,
  house,
  watch,
}) => {
  await page.goto(`/studio#sid=${'used'.repeat(8)}`)
  await new StudioPage(page, house).untilAskedToSignIn()
  // The browser itself tells of the refused exchange.
  const refused = 'Failed to load resource'
  await expect.poll(() => watch.complaints).toEqual([expect.stringContaining(refused)])
  watch.forgive(refused)
})

test('CMS-05 a document whose publishing is asked for while it is still judged is published', async ({
  page,
  house,
  dataset,
}) => {
  const home = await dataset.getDocument<HomePage>('homePage')
  if (home === undefined) throw new Error('The seed lacks the homepage.')
  const title = 'Inicio con apuro'
  await dataset.create({ ...home, _id: 'drafts.homePage', title })
  const published = async () => (await dataset.getDocument<HomePage>('homePage'))?.title
  const studio = new StudioPage(page, house)
  await studio.signIn()
  // Whether what a document refers to is there is part of the judgement.
  const judge = new EventEmitter()
  const isAnswered = once(judge, 'answer')
  await page.route(/documents-availability/, async (route) => {
    await isAnswered
    await route.continue()
  })
  await studio.open('Páginas', 'Inicio')

  const button = page.getByTestId('pane-footer').getByRole('button', { name: /^Publica/ })
  await button.click()
  await expect(button).toHaveText('Publicando…')
  await expect(button).toBeDisabled()
  expect(await published()).toBe(home.title)

  judge.emit('answer')
  await expect.poll(published).toBe(title)
})
