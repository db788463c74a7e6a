import type { Locator, Page } from 'playwright/test'
import { expect } from './fixtures'
import type { House } from './house'

/** Someone who may sign in to the Studio. */
export interface Person {
  readonly email: string
  readonly password: string
}

/** The Studio is one large program: a busy machine takes long to read it. */
export const whenLoaded = { timeout: 60_000 }

/** What an editor does in the Studio, by the names that the Studio shows. */
export class StudioPage {
  constructor(
    readonly page: Page,
    private readonly house: House,
  ) {}

  /** Opens the Studio and signs in on the page it leads to. */
  async signIn(): Promise<void> {
    await this.page.goto('/studio')
    await this.untilAskedToSignIn()
    await this.enter(this.house.administrator)
    await this.untilOpen()
  }

  /** Fills in the sign-in page. */
  async enter({ email, password }: Person): Promise<void> {
    await this.page.getByLabel('Correo electrónico').fill(email)
    await this.page.getByLabel('Contraseña').fill(password)
    await this.page.getByRole('button', { name: 'Entrar' }).click()
  }

  /**
   * Opens a document in the Studio as somebody who has just signed in there, and waits for its form.
   * @param path such as `/studio/structure/ajustes;footer`
   */
  async openAs({ email, password }: Person, path: string): Promise<void> {
    const { origin } = this.house
    const signedIn = await this.page.request.post('/lake/login', {
      headers: { origin },
      form: { origin: `${origin}${path}`, email, password },
      maxRedirects: 0,
    })
    await this.page.goto(signedIn.headers().location ?? '')
    await expect(this.page.getByTestId('document-panel-scroller')).toBeVisible(whenLoaded)
  }

  /** Waits for the Studio to lead to the sign-in page. */
  async untilAskedToSignIn(): Promise<void> {
    await expect(this.page.getByLabel('Contraseña')).toBeVisible(whenLoaded)
  }

  /** Waits for the Studio to show its sections to a person it knows. */
  async untilOpen(): Promise<void> {
    await expect(this.item('Páginas')).toBeVisible(whenLoaded)
  }

  async signOut(): Promise<void> {
    await this.page.getByTestId('studio-navbar').getByRole('button').last().click()
    await this.page.getByRole('menuitem', { name: 'Cerrar sesión' }).click()
    await this.untilAskedToSignIn()
  }

  /** Opens item after item of the structure, each in a pane of its own. */
  async open(...titles: readonly string[]): Promise<void> {
    for (const title of titles) await this.choose(this.item(title))
  }

  /** Clicks an entry of a list. After a keypress the lists ignore the pointer until it moves. */
  async choose(entry: Locator): Promise<void> {
    await entry.hover({ force: true })
    await entry.click()
  }

  /** A row of the structure. */
  item(title: string): Locator {
    return this.page
      .getByTestId('pane-content')
      .locator('a')
      .filter({ hasText: new RegExp(`^${title}`) })
  }

  /** A row of a list of documents. */
  listed(title: string): Locator {
    return this.page
      .getByTestId('document-list-pane')
      .getByRole('option')
      .filter({ hasText: title })
  }

  field(path: string): Locator {
    return this.page.getByTestId(`field-${path}`)
  }

  /** The input of a field of one line. */
  line(path: string): Locator {
    return this.field(path).getByTestId('string-input')
  }

  /** The image fields of the form, in order: the Studio gives them no name of their own. */
  image(index: number): Locator {
    return this.page.getByTestId('image-input').nth(index)
  }

  /** Uploads a file into an image field. */
  async upload(field: Locator, file: string): Promise<void> {
    await field.getByTestId('options-menu-button').click()
    const chooser = this.page.waitForEvent('filechooser')
    await this.page.getByTestId('file-input-upload-button').click()
    await (await chooser).setFiles(file)
  }

  /** Puts a picture that was uploaded earlier into an image field, by the name of its file. */
  async chooseUploaded(field: Locator, filename: string): Promise<void> {
    await field.getByTestId('options-menu-button').click()
    await this.page.getByRole('menuitem', { name: 'Elegir', exact: true }).click()
    const uploaded = this.page.getByRole('dialog', { name: 'Elegir imagen' })
    await uploaded.getByRole('img', { name: filename }).click()
    await expect(uploaded).toHaveCount(0)
  }

  /**
   * Drags a part of the open dialog for hotspot and crop.
   * @param part as the Studio calls it: `hotspot`, `hotspotHandle`, `crop-topLeft`
   * @param by pixels of the screen
   */
  async dragInPicture(part: string, by: { right: number; down: number }): Promise<void> {
    const dragged = this.page.getByRole('dialog').locator(`[data-handle="${part}"]`)
    await dragged.hover()
    const { x, y } = await dragged.evaluate(centreOf)
    await this.page.mouse.down()
    await this.page.mouse.move(x + by.right, y + by.down, { steps: 4 })
    // The Studio stores what it has drawn, which may be later than the pointer got there.
    await expect.poll(() => dragged.evaluate(centreOf)).not.toEqual({ x, y })
    await this.page.mouse.up()
  }

  /** Writes at the beginning of a Portable Text field, as a person who waits for the caret. */
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

  /** Writes into a Portable Text field that is empty. */
  async write(path: string, text: string): Promise<void> {
    const editor = this.field(path).getByRole('textbox')
    await editor.click()
    await expect(editor).toBeFocused()
    await this.page.keyboard.insertText(text)
    await expect(editor).toContainText(text)
  }

  /** Publishes, and looks that the server has taken it. */
  async publish(): Promise<void> {
    const published = this.page.waitForResponse(
      (response) =>
        response.url().includes('/data/actions/') &&
        (response.request().postData() ?? '').includes('sanity.action.document.publish'),
    )
    const press = this.page.getByRole('button', { name: 'Publicar', exact: true }).click()
    const [response] = await Promise.all([published, press])
    expect(response.status()).toBe(200)
  }

  /** The signs of somebody else's presence in the open form. */
  presenceOf(name: string): Locator {
    return this.page.getByTestId('document-panel-scroller').getByLabel(name, { exact: true })
  }

  /** Opens the history of the open document beside its form. */
  async openHistory(): Promise<void> {
    await this.page.getByTestId('pane-context-menu-button').last().click()
    await this.page.getByRole('menuitem', { name: 'Revisar cambios' }).click()
  }

  /** What the history tells, newest first: `Publicado Bruno Díaz`. */
  async told(): Promise<string[]> {
    return this.page.getByTestId('timeline-item-button').evaluateAll((buttons) =>
      buttons.map((button) => {
        const what =
          button.querySelector(':scope [data-ui="Stack"] > [data-ui="Text"]')?.textContent ?? ''
        const who = button.querySelector('[data-ui="Avatar"]')?.getAttribute('aria-label') ?? ''
        return `${what} ${who}`
      }),
    )
  }

  /** Chooses an entry of the menu beside the publish button. */
  async act(name: string): Promise<void> {
    await this.page.getByTestId('action-menu-button').click()
    await this.page.getByRole('menuitem', { name }).click()
  }
}

function centreOf(element: Element): { x: number; y: number } {
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

/** The lake tells of the one who signs in what it would tell of a viewer. */
export async function signInAsViewer(page: Page) {
  const role = { name: 'viewer', title: 'Lectura', description: 'Lectura' }
  await page.route('**/users/me?*', async (route) => {
    const response = await route.fetch()
    const person = (await response.json()) as object
    await route.fulfill({ response, json: { ...person, role: role.name, roles: [role] } })
  })
}
