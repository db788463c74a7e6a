import { expect, test } from './testing/fixtures'

test('the press page says the sizes of pictures, names a contact and has columns (PAGE-01)', async ({
  page,
}) => {
  await page.goto('/prensa')
  const pictures = page.getByRole('region', { name: 'Imágenes para publicar' })
  const cards = pictures.getByRole('listitem')
  await expect(cards).toHaveCount(4)
  for (const card of await cards.all()) {
    const address = (await card.getByRole('link').getAttribute('href')) ?? ''
    const answer = await page.request.get(address)
    expect(answer.headers()['content-type']).toMatch(/^image\/(jpeg|png)$/)
    const size = Math.round((await answer.body()).byteLength / 1_000)
    await expect(card).toContainText(new RegExp(`(JPG|PNG), ${size}\\skB`))
  }
  const contact = page.getByRole('region', { name: 'Tu contacto' })
  await expect(contact).toContainText('Milagros Sosa')
  await expect(contact.getByRole('link')).toHaveAttribute('href', /^mailto:/)

  const titles = ['La rifa del barrio, en el celular', 'Los datos', 'Tu contacto']
  const measureLefts = async (width: number) => {
    await page.setViewportSize({ width, height: 900 })
    const boxes = titles.map((name) => page.getByRole('region', { name }).boundingBox())
    return new Set((await Promise.all(boxes)).map((box) => Math.round(box?.x ?? -1))).size
  }
  expect(await measureLefts(1440)).toBe(2)
  expect(await measureLefts(360)).toBe(1)
})
