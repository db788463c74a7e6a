import { expect, test } from './testing/fixtures'
import { waitForFreshContent } from './testing/fresh-content'
import { loadTimeout, StudioPage } from './testing/studio-page'

test('a page from a template is made, read, renamed and unpublished (PAGE-01)', async ({
  page,
  instance,
  dataset,
}) => {
  const studio = new StudioPage(page, instance)
  await studio.signIn()
  await studio.open('Páginas', 'Más páginas')
  await expect(page.getByText('/prensa', { exact: true })).toBeVisible()
  await page.getByTestId('multi-action-intent-button').click()
  await page.getByRole('menuitem', { name: 'Nota de prensa' }).click()

  const title = studio.lineInput('title')
  await expect(title).toHaveValue('Nota de prensa', loadTimeout)
  await title.selectText()
  await page.keyboard.type('Rifa del puerto', { delay: 30 })
  const slug = studio.field('slug').getByRole('textbox')
  await studio.field('slug').getByRole('button', { name: 'Generar' }).click()
  await expect(slug).toHaveValue('rifa-del-puerto')
  await slug.click()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Mi Página Ñandú', { delay: 30 })
  await expect(studio.field('slug').getByRole('alert')).toContainText('Usá letras minúsculas')
  await expect(page.getByText('Falta corregir: Dirección')).toBeVisible()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('novedades/rifa', { delay: 30 })
  await expect(page.getByText('Falta corregir')).toHaveCount(0)
  await studio.publish()

  const statusOf = async (path: string) => {
    const answer = await page.request.get(path, { maxRedirects: 0 })
    return [answer.status(), answer.headers().location]
  }
  await expect.poll(() => statusOf('/novedades/rifa')).toEqual([200, undefined])
  const visitor = await page.context().newPage()
  await visitor.goto('/novedades/rifa')
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('El título dice la noticia')
  await expect(visitor.getByRole('navigation').getByText('Rifa del puerto')).toBeVisible()

  await slug.click()
  await slug.press('End')
  await page.keyboard.type('-del-puerto', { delay: 30 })
  await expect(slug).toHaveValue('novedades/rifa-del-puerto')
  await studio.publish()
  const renamed = '/novedades/rifa-del-puerto'
  await expect.poll(() => statusOf('/novedades/rifa')).toEqual([301, renamed])
  await visitor.goto('/novedades/rifa')
  await expect(visitor).toHaveURL(renamed)

  await dataset
    .patch('footer')
    .set({ 'linkColumns[0].links[0].href': `${renamed}#contacto` })
    .commit()
  await page.getByTestId('document-header-Publicado-chip').click()
  await page.getByRole('button', { name: 'Despublicar' }).click()
  const warning = page.getByRole('dialog', { name: 'Hay enlaces a esta página' })
  await expect(warning.getByRole('link', { name: 'Pie de página' })).toBeVisible()
  await warning.getByRole('button', { name: 'Seguir igual' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Despublicar ahora' }).click()
  await expect.poll(() => statusOf(renamed)).toEqual([404, undefined])
  expect(await statusOf('/novedades/rifa')).toEqual([404, undefined])
})

test('hidden and dated blocks reach no visitor; the menu leads to a staff page (PAGE-01)', async ({
  page,
  instance,
  dataset,
}) => {
  const body = [
    notice('a', 'Aviso que se ve'),
    { ...notice('b', 'Aviso oculto'), hidden: true },
    { ...notice('c', 'Aviso de mañana'), visibleFrom: '2999-01-01T00:00:00Z' },
  ]
  await dataset.patch('page-prensa').set({ body, inMenu: true }).commit()
  await waitForFreshContent(instance)
  await expect
    .poll(async () => (await page.request.get('/prensa')).text())
    .toContain('Aviso que se ve')
  for (const path of ['/prensa', '/prensa.data', '/buscar?q=aviso']) {
    const text = await (await page.request.get(path)).text()
    expect(text).not.toMatch(/Aviso (oculto|de mañana)/)
  }
  await page.goto('/')
  await page.getByRole('link', { name: 'Prensa', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hoja de prensa')
  await expect(page).toHaveURL('/prensa')
})

function notice(_key: string, title: string) {
  const span = { _type: 'span', _key: 's', text: 'Texto.', marks: [] }
  const text = [{ _type: 'block', _key: 'b', style: 'normal', markDefs: [], children: [span] }]
  return { _type: 'notice', _key, kind: 'info', title, text }
}
