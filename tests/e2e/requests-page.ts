import type { Locator } from 'playwright/test'
import { expect } from './fixtures'
import { StudioPage, whenLoaded } from './studio'

/** The Studio's section 'Solicitudes', by the names that it shows. */
export class RequestsPage extends StudioPage {
  /** The names of those that the list shows, in its order. */
  get names(): Locator {
    return this.page.getByTestId('request-row').getByRole('link')
  }

  get search(): Locator {
    return this.page.getByRole('searchbox', { name: 'Buscar' })
  }

  row(name: string): Locator {
    return this.page
      .getByTestId('request-row')
      .filter({ has: this.page.getByRole('link', { name, exact: true }) })
  }

  /** A filter with its count. */
  filter(name: string): Locator {
    return this.page.getByRole('group', { name: 'Estado' }).getByRole('button', { name })
  }

  /** Opens the document of a request beside the list. */
  async openRequest(name: string): Promise<void> {
    await this.row(name).getByRole('link').click()
    await expect(this.field('status')).toBeVisible(whenLoaded)
  }

  /** Chooses another status of a request in its row. */
  async mark(name: string, action: string): Promise<void> {
    await this.row(name)
      .getByRole('button', { name: /^Estado de/ })
      .click()
    await this.page.getByRole('menuitem', { name: action }).click()
  }
}
