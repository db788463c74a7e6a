import type { SanityClient } from '@sanity/client'
import { clientAs, editor } from './testing/studio-users'
import { expect, test } from './testing/fixtures'

const publishedId = 'faqEntry-historia'
const draftId = `drafts.${publishedId}`
const form = `/studio/structure/contenido;faqEntry;${publishedId}`
const pair = { draftId, publishedId }
const answer = { _type: 'span', _key: 'words', text: 'Sí, si querés.', marks: [] }
const question = {
  _type: 'faqEntry',
  id: 'historia',
  title: 'Primera pregunta',
  content: [{ _type: 'block', _key: 'answer', style: 'normal', markDefs: [], children: [answer] }],
}

const publish = { actionType: 'sanity.action.document.publish', ...pair } as const

function edit(title: string) {
  return { actionType: 'sanity.action.document.edit', ...pair, patch: { set: { title } } } as const
}

function create() {
  const attributes = { ...question, _id: draftId }
  const ifExists = 'fail'
  return { actionType: 'sanity.action.document.create', publishedId, attributes, ifExists } as const
}

async function fetchPublishedTitle(dataset: SanityClient): Promise<unknown> {
  return (await dataset.getDocument(publishedId))?.title
}

test('the history shows users and changes; revisions are restored and unpublished (CMS-04)', async ({
  page,
  studio,
  instance,
  dataset,
}) => {
  // A clock that is slow puts nothing into the future.
  await page.clock.install({ time: Date.now() - 300_000 })
  const colleague = await clientAs(editor, instance)
  await colleague.action(create())
  await colleague.action(publish)
  await dataset.action(edit('Segunda pregunta'))
  await dataset.action(publish)
  await studio.openDocument(form)
  await studio.openHistory()
  await expect
    .poll(() => studio.readHistory())
    .toEqual([
      'Publicado Comandos del servidor',
      'Publicado Bruno Díaz',
      'Borrador creado Bruno Díaz',
    ])
  await expect.poll(() => studio.readChangedFields()).toEqual(['Pregunta', '', ''])

  await page.getByRole('tab', { name: 'Cambios', exact: true }).click()
  const changes = page.getByTestId('review-changes-pane').filter({ hasText: 'Pregunta' })
  await expect(changes.locator('del')).toHaveText('Primer')
  await expect(changes.locator('ins')).toHaveText('Segund')

  await page.getByRole('tab', { name: 'Historial' }).click()
  await studio.clickEntry(page.getByTestId('timeline-item-button').nth(1))
  await expect(studio.lineInput('title')).toHaveValue('Primera pregunta')
  await expect(studio.lineInput('title')).toHaveAttribute('readonly')
  await page.getByRole('button', { name: 'Restaurar' }).click()
  await page.getByRole('button', { name: 'Confirmar' }).click()
  await expect(studio.lineInput('title')).not.toHaveAttribute('readonly')
  await expect(studio.lineInput('title')).toHaveValue('Primera pregunta')
  expect(await dataset.getDocument(draftId)).toMatchObject(question)
  expect(await fetchPublishedTitle(dataset), 'visitors still read the newer one').toBe(
    'Segunda pregunta',
  )

  await expect(page.getByTestId('timeline-item-button')).toHaveCount(0)
  await studio.publish()
  expect(await fetchPublishedTitle(dataset)).toBe('Primera pregunta')

  // An unpublished document becomes a draft, and the history says so.
  await dataset.action(edit('Borrador que queda'))
  await studio.goTo(`${form}?perspective=published`)
  await page.getByRole('button', { name: 'Despublicar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Despublicar ahora' }).click()
  await expect.poll(() => dataset.getDocument(publishedId)).toBeUndefined()
  expect(await dataset.getDocument(draftId)).toMatchObject({ title: 'Borrador que queda' })
  await expect(studio.lineInput('title'), 'the draft').toHaveValue('Borrador que queda')
  await expect(studio.documentRow('Borrador que queda')).toBeVisible()

  await studio.openHistory()
  await expect
    .poll(async () => (await studio.readHistory()).slice(0, 2), 'that of the draft')
    .toEqual(['Despublicado admin', 'Borrador creado Comandos del servidor'])

  // The Studio closes the document with the answer, which may come later than the deletion.
  await page.route('**/data/actions/**', async (route) => {
    const response = await route.fetch()
    const isDeletion = route.request().postData()?.includes('version.discard') ?? false
    if (!isDeletion) await route.fulfill({ response })
  })
  await studio.chooseAction('Eliminar')
  await page.getByTestId('confirm-button').click()
  await expect.poll(() => dataset.getDocument(draftId)).toBeUndefined()
  await expect(studio.lineInput('title')).toHaveValue('')
  await page.getByRole('link', { name: 'Inicio' }).click()
  await expect(page.getByRole('region', { name: 'Sin publicar' })).toContainText('No hay nada')
  expect(await dataset.getDocument(draftId)).toBeUndefined()
})
