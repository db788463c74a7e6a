import type { APIRequestContext, Page } from 'playwright/test'
import type { StandIn } from '#app/testing/stand-in'
import { standInFixture } from './stand-in-fixture'
import { createFormStamp } from '#app/lib/forms/form-stamp.server'
import { test as base } from './fixtures'
import type { TestInstance } from './test-instance'

/**
 * `emailJs`: a stand-in for EmailJS, which answers 200 at the start of each test.
 * `caller`: an IP address for each test, because the site limits posts by address.
 */
export const test = base.extend<{ caller: string }, { emailJs: StandIn }>({
  emailJs: standInFixture,
  instanceEnv: async ({ emailJs }, use) => {
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

interface Signup {
  _id: string
  email: string
  status: string
  createdAt: string
  confirmedAt: string | null
  leftAt: string | null
}

export const fetchSignups = ({ client }: TestInstance) =>
  client.fetch<Signup[]>(
    '*[_type == "newsletterSignup"]{ _id, email, status, createdAt, confirmedAt, leftAt }',
  )

/** Posts the form with the headers that a page of the site sends. */
export function postForm(
  request: APIRequestContext,
  instance: TestInstance,
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
) {
  return request.post('/newsletter', {
    form: { stamp: createFormStamp(instance.client.config().token ?? ''), ...fields },
    headers: { Origin: instance.origin, ...headers },
  })
}

/** Locators of the form in the footer. */
export const newsletterForm = (page: Page) => {
  const footer = page.getByRole('contentinfo')
  return {
    address: footer.getByLabel('Tu correo electrónico'),
    button: footer.getByRole('button', { name: 'Suscribirme' }),
    message: footer.getByRole('status'),
  }
}
