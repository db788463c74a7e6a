import type { Page } from 'playwright/test'
import type { TestInstance } from './test-instance'

export const fetchSignups = ({ client }: TestInstance) =>
  client.fetch<{ email: string; status: string }[]>(
    '*[_type == "newsletterSignup"]{ email, status }',
  )

/** Locators of the form in the footer. */
export const newsletterForm = (page: Page) => {
  const footer = page.getByRole('contentinfo')
  return {
    address: footer.getByLabel('Tu correo electrónico'),
    button: footer.getByRole('button', { name: 'Suscribirme' }),
    message: footer.getByRole('status'),
  }
}
