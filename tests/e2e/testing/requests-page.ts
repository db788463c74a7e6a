import { expect, type Locator } from 'playwright/test'
import { StudioPage } from './studio-page'

/** The Studio's section 'Solicitudes'. */
export class RequestsPage extends StudioPage {
  /** Names in the order of the list. The other links of a row lead to the visitor. */
  get names(): Locator {
    return this.page.getByTestId('request-row').locator('a:not([target])')
  }

  get search(): Locator {
    return this.page.getByRole('searchbox', { name: 'Buscar' })
  }

  row(name: string): Locator {
    return this.page
      .getByTestId('request-row')
      .filter({ has: this.page.getByRole('link', { name, exact: true }) })
  }

  /** A filter's button, whose label ends with a count. */
  filter(name: string): Locator {
    return this.page.getByRole('group', { name: 'Estado' }).getByRole('button', { name })
  }

  /** Opens the document of a request in the next pane. */
  async openRequest(name: string): Promise<void> {
    await this.row(name).getByRole('link', { name, exact: true }).click()
    await expect(this.field('status')).toBeVisible()
  }

  /** Changes the status of a request in its row. */
  async setStatus(name: string, action: string): Promise<void> {
    await this.row(name)
      .getByRole('button', { name: /^Estado de/ })
      .click()
    await this.page.getByRole('menuitem', { name: action }).click()
  }
}
