import { makeKey } from '#studio/components/next-key'
import { expect, test } from './testing/fixtures'
import { pauseRequests } from './testing/paused-requests'

interface Campaigns {
  readonly campaigns: readonly Readonly<Record<string, unknown>>[]
}

test('forms write, check, link, copy and delete (CMS-03 to CMS-05, CMS-08, EDIT-01, EDIT-02)', async ({
  page,
  studio,
  dataset,
}) => {
  const title = studio.lineInput('title')
  const question = '¿Se puede dejar propina?'
  const answer = 'Mirá las bases antes de comprar un número.'
  await studio.signIn()
  await studio.open('Contenido', 'Preguntas frecuentes')

  await test.step('a form accepts letters at once', async () => {
    const entry = studio.documentRow('costo')
    await expect(entry).toBeVisible()
    // The Studio needs to know whether the document exists before it resolves initial values.
    const resume = await pauseRequests(page, /preview\.document-paths/)
    await studio.clickEntry(entry)
    await title.click()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('¿Y cuánto sale?')
    await expect(title).toHaveValue('¿Y cuánto sale?')
    await page.getByTestId('action-intent-button').click()
    await expect(page.getByText('Cargando documento')).toBeVisible()
    resume()
    await title.click()
    await page.keyboard.type(question)
    await expect(title).toHaveValue(question)
  })

  await test.step('a new entry has an identifier, and is found', async () => {
    await expect(studio.lineInput('id')).toHaveValue('se-puede-dejar-propina')
    // Waits for the first validation: before it the publish button is enabled.
    await expect(page.getByText('Falta corregir:')).toBeVisible()
    const editor = studio.field('content').getByRole('textbox')
    await editor.click()
    await expect(editor).toBeFocused()
    await page.keyboard.insertText(answer)
    await expect(editor).toContainText(answer)
    await studio.publish()
    await page.getByTestId('studio-search').click()
    await page.keyboard.insertText('propina')
    const found = page.getByTestId('search-results').getByRole('option', { name: /propina/ })
    await expect(found.first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByTestId('search-results')).toHaveCount(0)
  })

  await test.step('the address of a link is typed key by key, and its form stays open', async () => {
    const content = studio.field('content')
    const text = content.getByRole('textbox').getByText('Mirá las bases')
    await text.dblclick({ position: { x: 12, y: 10 } })
    await expect.poll(() => page.evaluate(() => String(getSelection()).trim())).toBe('Mirá')
    await content.getByRole('button', { name: 'Enlace' }).click()
    const address = page.getByRole('textbox', { name: 'Dirección' })
    await expect(address).toBeFocused()
    await page.keyboard.type('https://ejemplo.com.ar/bases?año=2025', { delay: 60 })
    await expect(address).toHaveValue('https://ejemplo.com.ar/bases?año=2025')
    await page.keyboard.press('Escape')
    await expect(address).toHaveCount(0)
    const query = '*[_id in path("drafts.**") && title == $question][0].content[0].markDefs[0].href'
    const readLink = () => dataset.fetch<string | null>(query, { question })
    await expect.poll(readLink).toBe('https://ejemplo.com.ar/bases?año=2025')
    await expect(content.getByRole('textbox')).toHaveText(answer)
  })

  await test.step('changes are discarded, and the entry is deleted', async () => {
    await title.fill('Otra cosa')
    const isStored = 'defined(*[_id in path("drafts.**") && title == "Otra cosa"][0])'
    await expect.poll(() => dataset.fetch<boolean>(isStored)).toBe(true)
    await expect(page.getByTestId('document-header-Borrador-chip')).toBeEnabled()
    const dialog = page.getByRole('dialog')
    await studio.chooseAction('Descartar cambios')
    await dialog.getByRole('button', { name: 'Descartar cambios' }).click()
    await expect(title).toHaveValue(question)
    await expect(studio.documentRow(question)).toHaveCount(1)
    await studio.chooseAction('Eliminar')
    await dialog.getByRole('button', { name: /Eliminar/ }).click()
    await expect(studio.documentRow(question)).toHaveCount(0)
  })

  await test.step('the tools of a rich text fit; a copy gets an identifier of its own', async () => {
    await studio.goTo('/studio/structure/contenido;faqEntry;faqEntry-costo')
    const form = page.getByTestId('document-panel-scroller')
    await expect(form.getByTestId('pt-editor')).toContainText('Descargar la app')
    for (const width of [768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 1024 })
      await expect
        .poll(() => form.evaluate((element) => element.scrollWidth - element.clientWidth))
        .toBe(0)
    }
    await expect(studio.lineInput('id')).toHaveValue('costo')
    await studio.chooseAction('Duplicar')
    await expect(studio.lineInput('id')).toHaveValue(makeKey('¿Y cuánto sale?'))
  })

  await test.step('Inversores has tabs, a menu of sections and short headlines', async () => {
    await studio.goTo('/studio/structure/inversores;investorsPage')
    await expect(studio.field('hero')).toBeVisible()
    await expect(studio.field('team')).toHaveCount(0)
    const headline = await studio.field('hero.title').boundingBox()
    expect(headline?.height).toBeLessThan(200)
    await page.getByRole('tab', { name: 'Equipo' }).click()
    await expect(studio.field('team')).toBeVisible()
    await page.getByRole('button', { name: 'Ir a un campo' }).click()
    await page.getByRole('menuitem', { name: 'Hoja de ruta' }).click()
    await expect(studio.field('team')).toHaveCount(0)
    await expect(studio.field('roadmap').getByText('Hoja de ruta').first()).toBeInViewport()
  })

  await test.step('an error in half a word does not reject a click after the whole word', async () => {
    await studio.goTo('/studio/intent/edit/id=page-prensa;type=page')
    const slug = studio.field('slug').getByRole('textbox')
    await slug.click()
    await slug.press('End')
    await page.keyboard.type('-')
    await expect(page.getByText('Falta corregir:')).toBeVisible()
    // The validation asks which other page has the address.
    const resume = await pauseRequests(page, /formerSlugs/)
    await page.keyboard.type('dos', { delay: 30 })
    await expect(slug).toHaveValue('prensa-dos')
    await page.getByTestId('action-publicar').click()
    resume()
    const published = () => dataset.fetch<string>('*[_id == "page-prensa"][0].slug.current')
    await expect.poll(published).toBe('prensa-dos')
  })

  await test.step('a page that references a draft is published after it', async () => {
    const pair = { draftId: 'drafts.campaignLink-nueva', publishedId: 'campaignLink-nueva' }
    await dataset.create({
      _id: pair.draftId,
      _type: 'campaignLink',
      title: 'Zapatillas para todos',
      link: 'https://app.yapa.example/campanas/zapatillas',
    })
    await studio.goTo('/studio/structure/sosBahia;sosHomePage')
    const campaigns = studio.field('campaigns')
    await campaigns.getByTestId('add-single-object-button').click()
    await expect(campaigns.getByText('Elegir campaña para colaborar')).toBeVisible()
    await campaigns.getByRole('combobox').click()
    await expect(page.getByRole('option').nth(1), 'without a letter').toBeVisible()
    await campaigns.getByRole('combobox').fill('Zapatillas')
    await page.getByRole('option', { name: /^Zapatillas/ }).click()
    await expect(page.getByText('Falta corregir:')).toBeVisible()
    await page.getByTestId('action-publicar').click()
    await expect(page.getByText('No se publicó: hay errores')).toBeVisible()
    const getLast = async (id: string) =>
      (await dataset.getDocument<Campaigns>(id))?.campaigns.at(-1)
    const whileDraft = { _weak: true, _strengthenOnPublish: { type: 'campaignLink' } }
    await expect.poll(() => getLast('drafts.sosHomePage')).toMatchObject(whileDraft)

    await dataset.action({ actionType: 'sanity.action.document.publish', ...pair })
    await expect(page.getByText('Falta corregir:')).toHaveCount(0)
    await studio.publish()
    const reference = { _type: 'reference', _ref: pair.publishedId, _key: expect.any(String) }
    expect(await getLast('sosHomePage'), 'neither weak nor to be made strong').toEqual(reference)
    await expect(dataset.delete(pair.publishedId)).rejects.toMatchObject({ statusCode: 409 })
  })
})
