import { expect, type Locator, type Page } from 'playwright/test'
import { openStudioSession } from './preview-url'
import type { Credentials } from './studio-users'
import type { TestInstance } from './test-instance'

/** Page object of the Studio; its locators use the names that the Studio shows. */
export class StudioPage {
  constructor(
    readonly page: Page,
    protected readonly instance: TestInstance,
  ) {}

  /** Signs in as the administrator without the sign-in page, and opens the Studio's sections. */
  async signIn(): Promise<void> {
    await this.openSignedIn('/studio/structure')
    await this.waitForSections()
  }

  /** Submits the sign-in page. */
  async submitSignIn({ email, password }: Credentials): Promise<void> {
    await this.page.getByLabel('Correo electrónico').fill(email)
    await this.page.getByLabel('Contraseña', { exact: true }).fill(password)
    await this.page.getByRole('button', { name: 'Entrar' }).click()
  }

  /**
   * Signs in without the sign-in page, opens a document and waits for its form.
   * @param path such as `/studio/structure/ajustes;footer`
   */
  async openDocument(path: string, user: Credentials = this.instance.administrator): Promise<void> {
    await this.openSignedIn(path, user)
    await expect(this.page.getByTestId('document-panel-scroller')).toBeVisible()
  }

  /** Loads the Studio once; the sign-in page would load it before and after. */
  async openSignedIn(path: string, user: Credentials = this.instance.administrator): Promise<void> {
    await this.page.goto(await openStudioSession(this.page.request, this.instance, path, user))
  }

  /** Waits until the Studio shows the sign-in page. */
  async waitForSignIn(): Promise<void> {
    await expect(this.page.getByLabel('Contraseña', { exact: true })).toBeVisible()
  }

  /** Waits until the Studio shows its sections. */
  async waitForSections(): Promise<void> {
    await expect(this.item('Páginas')).toBeVisible()
  }

  /** Goes to an address of the open Studio, which loads nothing again. */
  async goTo(path: string): Promise<void> {
    await this.page.evaluate((address) => {
      history.pushState(null, '', address)
      dispatchEvent(new PopStateEvent('popstate'))
    }, path)
  }

  /** Opens items of the structure one after the other, each in the next pane. */
  async open(...titles: readonly string[]): Promise<void> {
    for (const title of titles) await this.clickEntry(this.item(title))
  }

  /** Clicks an entry of a list. Lists ignore the pointer after a keypress until it moves. */
  async clickEntry(entry: Locator): Promise<void> {
    await entry.hover({ force: true })
    await entry.click()
  }

  /** An item of the structure. */
  item(title: string): Locator {
    return this.page
      .getByTestId('pane-content')
      .locator('a')
      .filter({ hasText: new RegExp(`^${title}`) })
  }

  /** A row in a list of documents. */
  documentRow(title: string): Locator {
    return this.page
      .getByTestId('document-list-pane')
      .getByRole('option')
      .filter({ hasText: title })
  }

  field(path: string): Locator {
    return this.page.getByTestId(`field-${path}`)
  }

  /** The input of a single-line field. */
  lineInput(path: string): Locator {
    return this.field(path).getByTestId('string-input')
  }

  /** An image field, by its position: image fields have no test id of their own. */
  image(index: number): Locator {
    return this.page.getByTestId('image-input').nth(index)
  }

  /** Uploads a file into an image field. */
  async upload(field: Locator, file: Parameters<Locator['setInputFiles']>[0]): Promise<void> {
    await field.getByTestId('options-menu-button').click()
    const chooser = this.page.waitForEvent('filechooser')
    await this.page.getByTestId('file-input-upload-button').click()
    await (await chooser).setFiles(file)
  }

  /**
   * Drags a handle in the open dialog for hotspot and crop.
   * @param part the Studio's name for it: `hotspot`, `hotspotHandle`, `crop-topLeft`
   * @param by distance in pixels
   */
  async dragInPicture(part: string, by: { right: number; down: number }): Promise<void> {
    const dragged = this.page.getByRole('dialog').locator(`[data-handle="${part}"]`)
    await dragged.hover()
    const { x, y } = await dragged.evaluate(findCentre)
    await this.page.mouse.down()
    await this.page.mouse.move(x + by.right, y + by.down, { steps: 4 })
    // The Studio stores what it has rendered, which can lag behind the pointer.
    await expect.poll(() => dragged.evaluate(findCentre)).not.toEqual({ x, y })
    await this.page.mouse.up()
  }

  /** Types at the start of a Portable Text field, once the caret is there. */
  async writeAtStart(path: string, text: string): Promise<void> {
    const editor = this.field(path).getByRole('textbox')
    await editor.click()
    await expect(editor).toBeFocused()
    await expect(async () => {
      await this.page.keyboard.press('Control+Home')
      expect(await editor.evaluate(caretIsAtStart)).toBe(true)
    }).toPass()
    await this.page.keyboard.insertText(text)
    await expect(editor).toContainText(text)
  }

  /**
   * Publishes, and checks that the lake accepted it.
   * @param confirm button of a warning that the click shows first
   */
  async publish({ confirm }: { confirm?: string } = {}): Promise<void> {
    const button = this.page.getByRole('button', { name: 'Publicar', exact: true })
    await expect(button).toBeEnabled()
    const published = this.page.waitForResponse(
      (response) =>
        response.url().includes('/data/actions/') &&
        (response.request().postData() ?? '').includes('sanity.action.document.publish'),
    )
    await button.click()
    if (confirm !== undefined) await this.page.getByRole('button', { name: confirm }).click()
    const response = await published
    expect(response.status()).toBe(200)
  }

  /** A marker of another user in the open form. */
  presenceIcon(name: string): Locator {
    const form = this.page.getByTestId('document-panel-scroller')
    return form.getByLabel(name, { exact: true }).first()
  }

  /** Opens the history of the open document. */
  async openHistory(): Promise<void> {
    await this.page.getByTestId('pane-context-menu-button').last().click()
    await this.page.getByRole('menuitem', { name: 'Historial' }).click()
  }

  /** Reads the entries of the history, newest first, such as `Publicado Bruno Díaz`. */
  async readHistory(): Promise<string[]> {
    return this.page.getByTestId('timeline-item-button').evaluateAll((buttons) =>
      buttons.map((button) => {
        const what =
          button.querySelector(':scope [data-ui="Stack"] > [data-ui="Text"]')?.textContent ?? ''
        const who = button.querySelector('[data-ui="Avatar"]')?.getAttribute('aria-label') ?? ''
        return `${what} ${who}`
      }),
    )
  }

  /** Reads the names of the changed fields of each entry of the history. */
  async readChangedFields(): Promise<string[]> {
    return this.page
      .getByTestId('timeline-item-button')
      .locator('time span')
      .evaluateAll((times) =>
        times.map((time) =>
          window.getComputedStyle(time, '::after').content.replaceAll(/^none$|^" · |"$/g, ''),
        ),
      )
  }

  /** Selects an entry of the menu beside the publish button. */
  async chooseAction(name: string): Promise<void> {
    await this.page.getByTestId('action-menu-button').click()
    await this.page.getByRole('menuitem', { name }).click()
  }
}

function findCentre(element: Element): { x: number; y: number } {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}

function caretIsAtStart(editor: Element): boolean {
  const selection = window.getSelection()
  if (selection?.anchorNode == null || !editor.contains(selection.anchorNode)) return false
  const before = document.createRange()
  before.setStart(editor, 0)
  before.setEnd(selection.anchorNode, selection.anchorOffset)
  return before.toString().replaceAll('\uFEFF', '') === ''
}
