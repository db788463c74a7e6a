import { expect, test } from './testing/fixtures'
import { StudioPage } from './testing/studio-page'

interface Campaigns {
  readonly campaigns: readonly Readonly<Record<string, unknown>>[]
}

test('a page that references a draft is published after it; then deletion fails (CMS-04, CMS-08)', async ({
  page,
  instance,
  dataset,
}) => {
  const pair = { draftId: 'drafts.campaignLink-nueva', publishedId: 'campaignLink-nueva' }
  await dataset.create({
    _id: pair.draftId,
    _type: 'campaignLink',
    title: 'Zapatillas para todos',
    link: 'https://app.yapa.example/campanas/zapatillas',
  })
  const studio = new StudioPage(page, instance)
  await studio.openAs(instance.administrator, '/studio/structure/sosBahia;sosHomePage')
  const campaigns = studio.field('campaigns')
  await campaigns.getByTestId('add-single-object-button').click()
  await expect(campaigns.getByText('Elegir campaña para colaborar')).toBeVisible()
  await campaigns.getByRole('combobox').click()
  await expect(page.getByRole('option').nth(1), 'without a letter').toBeVisible()
  await campaigns.getByRole('combobox').fill('Zapatillas')
  await page.getByRole('option', { name: /^Zapatillas/ }).click()

  const publish = page.getByTestId('action-publicar')
  await expect(page.getByText('Falta corregir:')).toBeVisible()
  await publish.click()
  await expect(page.getByText('No se publicó: hay errores')).toBeVisible()
  const getLast = async (id: string) => (await dataset.getDocument<Campaigns>(id))?.campaigns.at(-1)
  const whileDraft = { _weak: true, _strengthenOnPublish: { type: 'campaignLink' } }
  await expect.poll(() => getLast('drafts.sosHomePage')).toMatchObject(whileDraft)

  await dataset.action({ actionType: 'sanity.action.document.publish', ...pair })
  await expect(page.getByText('Falta corregir:')).toHaveCount(0)
  await studio.publish()
  const reference = { _type: 'reference', _ref: pair.publishedId, _key: expect.any(String) }
  expect(await getLast('sosHomePage'), 'neither weak nor to be made strong').toEqual(reference)
  await expect(dataset.delete(pair.publishedId)).rejects.toMatchObject({ statusCode: 409 })
})
