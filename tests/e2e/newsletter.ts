import type { APIRequestContext, Page } from 'playwright/test'
import { formStamp } from '../../app/lib/form-stamp.server'
import { type EmailJsStandIn, startEmailJs } from '../stand-ins/emailjs'
import { expect, test as base } from './fixtures'
import type { House } from './house'

/**
 * `emailJs`: answers in the place of the e-mail service, anew in each test.
 * `caller`: a network address of its own for each test, because the server counts by it.
 */
export const test = base.extend<{ caller: string }, { emailJs: EmailJsStandIn }>({
  emailJs: [
    async ({}, use) => {
      const standIn = await startEmailJs()
      await use(standIn)
      await standIn.close()
    },
    { scope: 'worker' },
  ],
  houseEnv: async ({ emailJs }, use) => {
    await use({
      EMAILJS_ORIGIN: emailJs.origin,
      EMAILJS_PUBLIC_KEY: 'public-key',
      EMAILJS_PRIVATE_KEY: 'private-key',
      EMAILJS_SERVICE_ID: 'service-id',
      EMAILJS_NEWSLETTER_TEMPLATE_ID: 'newsletter-template',
    })
  },
  caller: async ({ emailJs }, use, info) => {
    emailJs.received.length = 0
    emailJs.answer(200, 'OK')
    await use(`198.51.100.${info.line % 256}`)
  },
  extraHTTPHeaders: async ({ caller }, use) => use({ 'X-Forwarded-For': caller }),
})

/** A stamp of the server's own making, old enough for a person to have typed. */
export function agedStamp({ client }: House): string {
  return formStamp(client.config().token ?? '', Date.now() - 60_000)
}

/** The sign-ups of the dataset, read with every right. */
export const storedSignups = ({ client }: House) =>
  client.fetch<{ _id: string; email: string; createdAt: string }[]>(
    '*[_type == "newsletterSignup"]{ _id, email, createdAt }',
  )

/** Posts the form as a script of a page of the site does. */
export function postForm(
  request: APIRequestContext,
  house: House,
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
) {
  return request.post('/newsletter', {
    form: { stamp: agedStamp(house), ...fields },
    headers: { Origin: house.origin, ...headers },
  })
}

/** The parts of the form in a page's footer. */
export const form = (page: Page) => {
  const whole = page.getByRole('contentinfo')
  return {
    address: whole.getByLabel('Tu correo electrónico'),
    button: whole.getByRole('button', { name: 'Suscribirme' }),
    message: whole.getByRole('status'),
  }
}

/** Opens a page as it was served a minute ago. */
export async function openAged(page: Page, path: string, house: House) {
  await page.route(house.origin + path, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const response = await route.fetch({ maxRedirects: 0 })
    const html = await response.text()
    const stamp = /name="stamp" value="([^"]+)"/.exec(html)?.[1]
    expect(stamp).toBeDefined()
    const body = html.replaceAll(stamp ?? '', agedStamp(house))
    await route.fulfill({ response, body })
  })
  await page.goto(path)
  await page.waitForLoadState('networkidle')
}
