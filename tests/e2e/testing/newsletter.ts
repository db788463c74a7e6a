import type { Page } from 'playwright/test'
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

/** Locators of the form in the footer. */
export const newsletterForm = (page: Page) => {
  const footer = page.getByRole('contentinfo')
  return {
    address: footer.getByLabel('Tu correo electrónico'),
    button: footer.getByRole('button', { name: 'Suscribirme' }),
    message: footer.getByRole('status'),
  }
}
