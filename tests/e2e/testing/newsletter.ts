import type { APIRequestContext, Page } from 'playwright/test'
import { createFormStamp } from '#app/lib/forms/form-stamp.server'
import type { TestInstance } from './test-instance'

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
