import type { SanityClient } from '@sanity/client'
import type { Locator, Page } from 'playwright/test'
import { createRequest } from '../e2e/testing/create-request'
import { expect, test } from '../e2e/testing/fixtures'
import { GuidePictures } from '../e2e/testing/guide-pictures'
import type { StudioPage } from '../e2e/testing/studio-page'
import { editor } from '../e2e/testing/studio-users'
import { createVisitDays } from '../e2e/testing/visit-counts'

/** Pictures have this size in pixels. */
const viewport = { width: 1200, height: 760 }

test.use({ viewport })

test('the editors’ guide shows what the Studio does, step by step (CMS-04)', async ({
  page,
  studio,
  browser,
  dataset,
  browserErrors,
}) => {
  // A loading frame closes the socket of the Presentation tool; the frame of an e-mail runs no scripts.
  browserErrors.allow('WebSocket connection', 'comlink/heartbeat', 'Blocked script execution')
  await createRequest(dataset, { key: 'guia', name: 'Ana Gómez' })
  await createVisitDays(dataset, { 0: 38, 1: 52, 2: 47, 3: 61, 4: 33, 5: 29, 6: 44 })
  const pictures = new GuidePictures()
  // The preview's cookie shows drafts in the Studio's context.
  const visitor = await browser.newPage({ viewport })

  await page.goto('/studio/structure')
  await studio.waitForSignIn()
  await page.getByLabel('Correo electrónico').fill('ana@yapa.example')
  await pictures.take('entrar', page.getByRole('button', { name: 'Entrar' }))
  await studio.submitSignIn(editor)
  await studio.waitForSections()
  await pictures.take('herramientas', page.getByTestId('studio-navbar'), 420)
  await test.step('guide in the Studio', () => openHelp(page))

  await test.step('change a text', () => changeText(studio, pictures))
  await test.step('pictures', () => showPictureFields(studio, pictures))
  await test.step('preview', () => editOnPage(studio, pictures))
  await test.step('campaign', () => makeCampaign(studio, pictures, visitor))
  await test.step('check', () => checkContent(studio, pictures))
  await test.step('requests', () => readRequests(studio, pictures))
  await test.step('trouble', () => showRemedies(studio, pictures))
  await test.step('planning', () => planPublications(studio, pictures))
  await test.step('review', () => shareDraft(studio, pictures))
  await test.step('several documents', () => changeSeveral(studio, pictures, dataset))
  await test.step('newsletter', () => readMail(studio, pictures))
  pictures.expectAllTaken()
  await visitor.close()
})

/** The guide is in the Studio, too: list, page, picture and the link to the next page. */
async function openHelp(page: Page) {
  await page.getByRole('link', { name: 'Ayuda' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Guía para editar' })).toBeVisible()
  const list = page.getByRole('navigation', { name: 'Páginas de la guía' })
  await list.getByRole('link', { name: 'Entrar y moverte' }).press('Enter')
  const heading = (name: RegExp) => page.getByRole('heading', { level: 1, name })
  await expect(heading(/^1\. /)).toBeVisible()
  await expect(page).toHaveURL(/\/studio\/ayuda\/entrar-y-moverte$/)
  const picture = page.getByRole('article').getByRole('img').first()
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1200)
  await page.setViewportSize({ width: 390, height: 844 })
  const next = page.getByRole('link', { name: /^Siguiente/ })
  await next.click()
  await expect(heading(/^2\. /)).toBeInViewport()
  const overflow = () => document.documentElement.scrollWidth - innerWidth
  expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0)
  await page.getByRole('link', { name: 'Todas las páginas' }).click()
  await expect(list).toBeHidden()
  await page
    .getByRole('article')
    .getByRole('link', { name: /una campaña/i })
    .click()
  await expect(page).toHaveURL(/\/studio\/ayuda\/una-campana$/)
  await page.reload()
  await expect(heading(/^7\. /)).toBeVisible()
  await page.setViewportSize(viewport)
}

async function changeText(studio: StudioPage, pictures: GuidePictures) {
  const { page } = studio
  await page.goto('/studio/structure')
  await studio.waitForSections()
  await studio.open('Páginas', 'Inicio')
  const lead = studio.field('hero.lead').getByRole('textbox')
  await lead.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' Sumate hoy.', { delay: 20 })
  await pictures.take('cambiar-texto', lead)
  const publish = page.getByRole('button', { name: 'Publicar', exact: true })
  await expect(publish).toBeEnabled()
  await pictures.take('publicar', publish)
  await page.getByTestId('studio-navbar').getByRole('link', { name: 'Inicio' }).click()
  const drafts = page.getByRole('region', { name: 'Sin publicar' })
  await expect(drafts.getByRole('listitem')).toHaveText(/^Inicio/)
  await expect(page.getByText(/^(Leyendo|Revisando el contenido)…$/)).toHaveCount(0)
  await pictures.take('inicio', drafts)
  await drafts.getByRole('link').click()
  await studio.publish()
}

async function showPictureFields(studio: StudioPage, pictures: GuidePictures) {
  const { page } = studio
  // A form closes its menus while it saves, and a message about the publication covers it.
  await page.goto('/studio/structure/paginas;homePage')
  const image = studio.image(0)
  await expect(image).toBeVisible()
  await image.scrollIntoViewIfNeeded()
  await image.getByTestId('options-menu-button').click()
  const choose = page.getByRole('menuitem', { name: 'Elegir', exact: true })
  await pictures.take('imagen-menu', choose)
  await choose.click()
  const dialog = page.getByRole('dialog', { name: 'Elegir imagen' })
  await expect(dialog.getByRole('listitem').first()).toBeVisible()
  await pictures.take('imagen-elegir', dialog.getByRole('searchbox'))
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await image.getByTestId('options-menu-edit-details').click()
  await pictures.take('imagen-foco', page.locator('[data-handle="hotspot"]'))
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar el diálogo' }).click()
  const alt = studio.field('hero.picture.alt')
  await alt.scrollIntoViewIfNeeded()
  await pictures.take('imagen-texto', alt)
}

async function editOnPage(studio: StudioPage, pictures: GuidePictures) {
  const { page } = studio
  await page.goto('/studio/presentation?preview=%2F')
  const frame = page.frameLocator('iframe')
  await expect(frame.locator('.page-tools')).toBeAttached()
  const heading = frame.getByRole('heading', { level: 1 })
  await heading.hover()
  await pictures.take('vista-previa', heading)

  const section = frame.locator("[data-edit*='sections[']").nth(1)
  await section.getByRole('heading').first().click({ button: 'right' })
  await pictures.take('seccion-menu', frame.getByRole('menu'))
  await frame.getByRole('menuitem', { name: 'Agregar después' }).click()
  const notice = frame.getByRole('dialog').getByRole('button', { name: 'Aviso' })
  await notice.scrollIntoViewIfNeeded()
  await pictures.take('seccion-agregar', notice)
  await notice.click()
  await page.getByRole('button', { name: 'Mostrar u ocultar' }).click()
  await page.getByTestId(/^field-sections.*visibleUntil$/).scrollIntoViewIfNeeded()
  await pictures.take('seccion-fechas', page.getByTestId(/^field-sections.*visibleFrom$/))
}

async function makeCampaign(studio: StudioPage, pictures: GuidePictures, visitor: Page) {
  const { page } = studio
  await page.goto('/studio/structure/paginas')
  await studio.open('Más páginas')
  await page.getByTestId('multi-action-intent-button').click()
  const template = page.getByRole('menuitem', { name: 'Página de campaña' })
  await pictures.take('pagina-plantillas', template)
  await template.click()
  await expect(studio.lineInput('title')).toHaveValue('Un techo para el club')
  const slug = studio.field('slug').getByRole('textbox')
  await slug.click()
  await page.keyboard.type('campanas/techo-del-club', { delay: 20 })
  await pictures.take('pagina-direccion', studio.field('slug'))
  const sections = studio.field('body')
  await sections.scrollIntoViewIfNeeded()
  await pictures.take('campana-secciones', sections)
  await page.getByRole('tab', { name: 'Dirección y menú' }).click()
  const inMenu = page.getByText('Mostrar en el menú', { exact: true })
  await inMenu.click()
  await findCard(inMenu).scrollIntoViewIfNeeded()
  await pictures.take('pagina-menu', findCard(inMenu))
  await studio.publish({ confirm: 'Publicar igual' })

  await expect(async () => {
    const answer = await visitor.goto('/campanas/techo-del-club')
    expect(answer?.status()).toBe(200)
  }).toPass()
  await pictures.take('campana-publicada', visitor.getByRole('heading', { level: 1 }))
}

async function checkContent(studio: StudioPage, pictures: GuidePictures) {
  const { page } = studio
  await page.goto('/studio/structure/paginas;homePage')
  await page.getByRole('tab', { name: 'Buscadores y redes' }).click()
  const previews = page.getByTestId('share-previews')
  await expect(previews).toBeVisible()
  const title = studio.field('seo.title')
  await title.scrollIntoViewIfNeeded()
  await pictures.take('buscadores', title)
  const card = previews.locator('figure').filter({ hasText: 'En WhatsApp' })
  await card.scrollIntoViewIfNeeded()
  await pictures.take('redes', card)
  await page.getByRole('link', { name: 'Revisión' }).click()
  await expect(page.getByTestId('check-progress')).toHaveText(/revisados$/)
  await pictures.take('revision', page.getByTestId('checked-document').first())
}

async function readRequests(studio: StudioPage, pictures: GuidePictures) {
  const { page } = studio
  await page.goto('/studio/structure/solicitudes')
  await studio.open('Solicitudes de inversión')
  const status = page.getByRole('button', { name: /^Estado de/ })
  await expect(status).toBeVisible()
  await pictures.take('solicitudes', status)
  await page.getByRole('link', { name: 'Ana Gómez', exact: true }).click()
  await studio.chooseAction('Dar acceso')
  const send = page.getByRole('dialog').getByRole('button', { name: 'Mandar el enlace' })
  await pictures.take('sala', send)
  await page.goto('/studio/structure/visitas')
  await expect(page.getByText(/^visitas a páginas/)).toBeVisible()
  await pictures.take('visitas', page.getByRole('group', { name: 'Período' }))
}

async function showRemedies(studio: StudioPage, pictures: GuidePictures) {
  const { page } = studio
  await page.goto('/studio/structure/ajustes;siteSettings')
  const emergency = page.getByText('Modo emergencia', { exact: true })
  await expect(emergency).toBeVisible()
  await pictures.take('emergencia', findCard(emergency))
  await page.goto('/studio/structure/paginas;homePage')
  await expect(studio.field('hero.lead')).toBeVisible()
  await studio.openHistory()
  await pictures.take('historial', page.getByTestId('timeline-item-button').first())
}

async function planPublications(studio: StudioPage, pictures: GuidePictures) {
  const { page } = studio
  await page.goto('/studio/structure/ajustes;footer')
  await studio.lineInput('newsletter.title').fill('Se viene la rifa del puerto')
  await studio.chooseAction('Programar publicación')
  const date = page.getByRole('dialog').getByRole('textbox')
  await date.fill(`7 dic ${new Date().getFullYear() + 1} 09:00`)
  await date.press('Tab')
  await pictures.take('programar', page.getByRole('dialog').getByTestId('confirm-button'))
}

async function shareDraft(studio: StudioPage, pictures: GuidePictures) {
  const { page } = studio
  await page.goto('/studio/releases')
  const create = page.getByRole('button', { name: 'Nuevo lanzamiento' })
  await expect(create).toBeVisible()
  await pictures.take('lanzamiento', create)
  await page.goto('/studio/structure/paginas;aboutPage')
  await studio.lineInput('title').fill('Quiénes somos')
  await studio.chooseAction('Compartir para revisar')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Para quién es').fill('Dra. Paz')
  await pictures.take('compartir', dialog.getByRole('button', { name: 'Crear el enlace' }))
}

async function changeSeveral(studio: StudioPage, pictures: GuidePictures, dataset: SanityClient) {
  const { page } = studio
  await page.goto('/studio/structure/varios')
  await page.getByLabel('Buscar por título').fill('rifa')
  await page.getByRole('checkbox', { name: /^Marcar los/ }).click()
  await pictures.take('varios', page.getByRole('button', { name: /^Despublicar/ }))
  await page.goto('/studio/structure/reemplazar')
  await page.getByLabel('Palabra o frase').fill('rifa')
  await page.getByLabel('Reemplazar por').fill('sorteo')
  await page.getByLabel('Palabra o frase').press('Enter')
  const replace = page.getByRole('button', { name: /^Reemplazar en/ })
  await replace.scrollIntoViewIfNeeded()
  await pictures.take('reemplazar', replace)
  await dataset.delete('page-prensa')
  await page.goto('/studio/structure/papelera')
  const restore = page.getByRole('button', { name: /^Recuperar/ }).first()
  await expect(restore).toBeVisible()
  await pictures.take('papelera', restore)
}

async function readMail(studio: StudioPage, pictures: GuidePictures) {
  const { page } = studio
  await page.goto('/studio/structure/contenido;newsletterIssue;newsletterIssue-ejemplo,view=correo')
  const send = page.getByRole('button', { name: 'Mandarme una prueba' })
  await expect(send).toBeVisible()
  await pictures.take('boletin', send)
}

/** The frame of a switch in a form, which has no name of its own. */
const findCard = (label: Locator) => label.locator('xpath=ancestor::*[@data-ui="Card"][1]')
