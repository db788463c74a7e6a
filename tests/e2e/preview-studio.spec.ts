import type { Frame, Page } from 'playwright/test'
import { publicPages } from '#config/site-pages'
import { expect, test } from './testing/fixtures'
import { pauseRequests } from './testing/paused-requests'
import { findFrame, openPreview, reloadNoise } from './testing/presentation'

test('the frame follows perspective, links, address bar and back button (EDIT-02)', async ({
  page,
  studio,
  instance,
  dataset,
  browserErrors,
}) => {
  browserErrors.allow(...reloadNoise, 'ERR_NAME_NOT_RESOLVED', 'foreign request')
  const [navigation, footer] = await dataset.getDocuments(['navigation', 'footer'])
  if (!navigation || !footer) throw new Error('The seed lacks a document.')
  const cta = { label: 'Otro sitio', href: 'https://otro.example/' }
  await dataset.create({ ...navigation, _id: 'drafts.navigation', cta })
  await dataset.create({ ...footer, _id: 'drafts.footer', legalLine: 'Pie sinpublicar.' })
  await page.setViewportSize({ width: 2400, height: 900 })
  const frame = await openPreview(studio, '/about-us')
  const draft = (shown: Frame) => shown.getByText('Pie sinpublicar.').first()
  const choose = async (name: string) => {
    await page.getByTestId('global-perspective-menu-button').click()
    await page.getByText(name, { exact: true }).last().click()
  }

  await test.step('links to other sites open in a tab', async () => {
    await expect(frame.locator('.preview-strip')).toHaveCount(0)
    await page.getByText('Editar', { exact: true }).first().click()
    const opened = page.waitForEvent('popup')
    await frame.getByRole('banner').getByRole('link', { name: 'Otro sitio' }).click()
    expect((await opened).url()).not.toBe(page.url())
    expect(await readPath(frame)).toBe('/about-us')
    await page.getByText('Editar', { exact: true }).first().click()
  })

  await test.step('the perspective hides drafts', async () => {
    await expect(draft(frame)).toBeVisible()
    await choose('Publicado')
    await expect(draft(frame)).toHaveCount(0)
    await expect(frame.getByText('Estás viendo borradores')).toHaveCount(0)
  })

  await test.step('each kind of page connects', async () => {
    const address = page.getByRole('textbox').first()
    const enter = async (path: string) => {
      await address.fill(`${instance.origin}${path}`)
      await address.press('Enter')
      await expect.poll(() => readPath(frame)).toBe(path)
    }
    /** The Studio shows the form after the page. */
    const waitForPage = async (path: string) => {
      await expect.poll(() => readPath(frame)).toBe(path)
      await waitForForm(page, path)
    }
    await waitForPage('/about-us')
    await enter('/sosBahia/donate')
    await waitForPage('/sosBahia/donate')
    // The Studio adds two history entries: the first has the new page and the previous form.
    await expect(async () => {
      await page.goBack()
      expect(readPreviewed(page)).toBe('/about-us')
    }).toPass()
    await waitForPage('/about-us')
    // A page with its own policy loads a new document, which connects again.
    await enter('/todos-por-bahia-blanca')
    await expect(frame.locator('html')).toHaveAttribute('data-connected', 'true')
  })

  await test.step('page and perspective stay after a reload', async () => {
    await page.reload()
    const reloaded = await findFrame(page)
    await expect.poll(() => readPath(reloaded)).toBe('/todos-por-bahia-blanca')
    await expect(reloaded.locator('html')).toHaveAttribute('data-connected', 'true')
    await expect(studio.field('heading')).toBeVisible()
    await reloaded.goto('/inversores')
    await expect(reloaded.locator('html')).toHaveAttribute('data-connected', 'true')
    await waitForForm(page, '/inversores')
    await expect(draft(reloaded)).toHaveCount(0)
    await choose('Borradores')
    await expect(draft(reloaded)).toBeVisible()
  })
})

test('a click opens a text’s field; typing shows unsaved, at every width (CMS-06, EDIT-02)', async ({
  page,
  studio,
  instance,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const frame = await openPreview(studio, '/')
  await frame.evaluate(() => document.documentElement.setAttribute('data-loaded', 'once'))
  const field = studio.field('hero.lead').getByRole('textbox')
  const lead = frame.locator('[data-sanity*="path=hero.lead;"]')
  const showPage = page.getByRole('button', { name: 'Página', exact: true })

  await test.step('a phone shows page or form', async () => {
    await expect(field).toBeHidden()
    expect(await frame.evaluate(() => innerWidth)).toBe(390)
    await lead.hover()
    await lead.click()
    await expect(field).toBeVisible()
    await expect(page.locator('iframe').first()).toBeHidden()
    await field.press('Control+End')
    await field.pressSequentially(' Desde el teléfono.')
    await showPage.click()
    await expect(lead).toContainText(' Desde el teléfono.')
    await expect(lead).toBeVisible()
    await expect(field).toBeHidden()
  })

  await test.step('a wide screen shows both, and letters before they are saved', async () => {
    await page.setViewportSize({ width: 1440, height: 844 })
    await expect(showPage).toBeHidden()
    await expect(field).toBeVisible()
    const headline = frame.getByRole('heading', { level: 1 })
    await headline.hover()
    await headline.click()
    await studio.writeAtStart('hero.title', 'Hoy no. ')
    await expect(headline).toContainText('Hoy no. ')
    const resume = await pauseRequests(page, /\/data\/(actions|mutate)\//)
    await lead.hover()
    await lead.click()
    await expect(field).toBeFocused()
    await field.press('Control+End')
    await field.pressSequentially(' Tecla por tecla.')
    await expect(lead).toContainText(' Tecla por tecla.')
    const width = page.getByRole('button', { name: 'Cambiar el ancho de la vista previa' })
    await width.click()
    await expect.poll(() => frame.evaluate(() => innerWidth)).toBe(375)
    await field.pressSequentially(' Más angosta.')
    await expect(lead).toContainText(' Más angosta.')
    await width.click()
    resume()
    const read = async () =>
      (await instance.client.getDocument<{ hero: { lead: string } }>('drafts.homePage'))?.hero.lead
    await expect.poll(read).toContain(' Más angosta.')
    await expect(frame.locator('html')).toHaveAttribute('data-loaded', 'once')
    expect(await (await request.get('/')).text()).not.toMatch(/Desde el teléfono|Hoy no\. /)
  })

  await test.step('letters stay in a field while the address of the former is written', async () => {
    const addresses = page.evaluate(focusWhenAddressed, {
      former: 'hero.title',
      next: 'hero.lead',
      input: '[data-testid="field-hero.lead"] textarea',
    })
    await studio.field('hero.title').locator('[data-slate-string]').last().click()
    expect(await addresses).toEqual([expect.stringContaining('hero.lead')])
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' Letra por letra.')
    await expect(field).toHaveValue(/ Letra por letra\.$/)
  })

  await test.step('the page shows a version of the history', async () => {
    await studio.openHistory()
    const history = page.locator('[data-ui="DocumentInspectorPanel"]')
    await expect(history).toBeInViewport({ ratio: 0.99 })
    await expect(page.getByTestId('pane-context-menu-button').last()).toBeInViewport({ ratio: 1 })
    await studio.clickEntry(page.getByTestId('timeline-item-button').last())
    await expect(lead, 'the version that is looked at').not.toContainText('Tecla por tecla.')
    await page.getByRole('button', { name: 'Cerrar el historial' }).click()
    await expect(lead).toContainText(' Más angosta.')
  })
})

/**
 * Focuses the input of the field `next` at the moment when the Studio writes the path of the field
 * `former` into its address.
 * @returns the addresses after that, until one has the path of `next`
 */
function focusWhenAddressed({ former, next, input }: Record<'former' | 'next' | 'input', string>) {
  return new Promise<string[]>((resolve) => {
    let addresses: string[] | undefined
    for (const method of ['pushState', 'replaceState'] as const) {
      const write = history[method].bind(history)
      history[method] = (...entry) => {
        write(...entry)
        const address = String(entry[2])
        addresses?.push(address)
        if (addresses !== undefined) {
          if (address.includes(next)) resolve(addresses)
        } else if (address.includes(former)) {
          addresses = []
          document.querySelector<HTMLElement>(input)?.focus()
        }
      }
    }
  })
}

/** Waits until the Studio shows the form of the page's document. */
async function waitForForm(page: Page, path: string): Promise<void> {
  await expect.poll(() => readPreviewed(page)).toBe(path)
  const { id = path } = publicPages.find((entry) => entry.path === path) ?? {}
  await expect.poll(() => new URL(page.url()).pathname).toContain(id)
  await expect(page.getByTestId('document-panel-scroller')).toBeVisible()
}

/** The path of the frame; undefined while it loads. */
async function readPath(frame: Frame): Promise<string | undefined> {
  return frame.evaluate(() => location.pathname).catch(() => undefined)
}

/** The path that the Studio's own address names. */
function readPreviewed(page: Page): string {
  const { origin, searchParams } = new URL(page.url())
  return new URL(searchParams.get('preview') ?? '', origin).pathname
}
