import { expect, test } from './testing/fixtures'
import { loadTimeout, StudioPage } from './testing/studio-page'

test('the address of a link is typed key by key, and its form stays open (EDIT-01)', async ({
  page,
  instance,
  dataset,
}) => {
  // Not a draft that another test makes meanwhile.
  const published = { perspective: 'published' } as const
  const id = await dataset.fetch<string>('*[_type == "faqEntry"][0]._id', {}, published)
  await dataset
    .patch(id)
    .set({ content: [paragraph('Mirá las bases antes de comprar un número.')] })
    .commit()
  const studio = new StudioPage(page, instance)
  await studio.openAs(instance.administrator, `/studio/intent/edit/id=${id};type=faqEntry/`)
  const content = studio.field('content')
  const word = content.getByRole('textbox').getByText('Mirá las bases')
  await word.dblclick({ ...loadTimeout, position: { x: 12, y: 10 } })
  await expect.poll(() => page.evaluate(() => String(getSelection()).trim())).toBe('Mirá')

  await content.getByRole('button', { name: 'Enlace' }).click()
  const address = page.getByRole('textbox', { name: 'Dirección' })
  await expect(address).toBeFocused()
  await page.keyboard.type('https://ejemplo.com.ar/bases?año=2025', { delay: 60 })
  await expect(address).toHaveValue('https://ejemplo.com.ar/bases?año=2025')
  await page.keyboard.press('Escape')
  await expect(address).toHaveCount(0)

  const readLink = () =>
    dataset.fetch<string | null>('*[_id == $id][0].content[0].markDefs[0].href', {
      id: `drafts.${id}`,
    })
  await expect.poll(readLink).toBe('https://ejemplo.com.ar/bases?año=2025')
  await expect(content.getByRole('textbox')).toHaveText(
    'Mirá las bases antes de comprar un número.',
  )
})

function paragraph(text: string) {
  const span = { _type: 'span', _key: 's', text, marks: [] }
  return { _type: 'block', _key: 'b', style: 'normal', markDefs: [], children: [span] }
}
