import type { FrameLocator, Locator, Page } from 'playwright/test'
import type { HomePage } from '#app/sanity/types.generated'
import { expect, test } from './testing/fixtures'
import { reloadNoise } from './testing/presentation'

test('staff move, add, copy, hide and remove on the page itself, also while typing (EDIT-03)', async ({
  page,
  studio,
  dataset,
  browserErrors,
}) => {
  // A loading frame closes the socket of the Presentation tool.
  browserErrors.allow(...reloadNoise)
  const home = await dataset.getDocument<HomePage>('homePage')
  const [first, second, third] = home?.sections ?? []
  const cards = home?.sections?.find((block) => block._type === 'featureCards')
  const [card, nextCard] = cards?.cards ?? []
  if (!first || !second || !third || !cards || !card || !nextCard) throw new Error('Seed changed.')
  await page.setViewportSize({ width: 1440, height: 1000 })
  await studio.openDocument('/studio/presentation?preview=%2F')
  const frame = page.frameLocator('iframe')
  const section = (key: string) => frame.locator(`[data-edit='homePage:sections[_key=="${key}"]']`)
  const sectionKeys = () => readKeys(frame, '[data-block]')
  const draft = () => dataset.getDocument<HomePage>('drafts.homePage')
  const draftKeys = async () => (await draft())?.sections?.map(({ _key }) => _key)
  const before = (home?.sections ?? []).map(({ _key }) => _key)
  await expect(section(first._key)).toBeVisible()
  // The tools appear once the page is connected to the Studio.
  await expect(frame.locator('.page-tools')).toBeAttached()

  // Drag the first section below the second, and a card behind the next one.
  await drag(page, frame, section(first._key), section(second._key), { x: 0.5, y: 0.95 })
  const moved = [second._key, first._key, ...before.slice(2)]
  await expect.poll(sectionKeys).toEqual(moved)
  await expect.poll(draftKeys).toEqual(moved)
  const item = (key: string) =>
    frame.locator(`[data-edit='homePage:sections[_key=="${cards._key}"].cards[_key=="${key}"]']`)
  await drag(page, frame, item(card._key), item(nextCard._key), { x: 0.8, y: 0.5 }, 'Tarjeta.')
  const cardKeys = async () =>
    (await draft())?.sections
      ?.flatMap((block) => (block._type === 'featureCards' ? (block.cards ?? []) : []))
      .map(({ _key }) => _key)
      .slice(0, 2)
  await expect.poll(cardKeys).toEqual([nextCard._key, card._key])

  // Move it back with the keyboard.
  const handle = frame.getByRole('button', { name: 'Arrastrá para mover: Tarjeta.' })
  await expect(async () => {
    await item(card._key).hover({ timeout: 10_000 })
    await handle.focus({ timeout: 10_000 })
  }).toPass()
  await handle.press('ArrowUp')
  await expect.poll(cardKeys).toEqual([card._key, nextCard._key])

  // Hide a section; visitors still see it until it is published.
  await chooseAction(frame, section(second._key).getByRole('heading').first(), 'Ocultar')
  await expect(section(second._key)).toHaveAttribute('data-hidden', 'Oculta')
  await expect.poll(async () => (await draft())?.sections?.[0]).toMatchObject({ hidden: true })

  // Duplicate, add and remove, with the keyboard too.
  await chooseAction(frame, section(first._key), 'Duplicar')
  await expect(frame.locator('[data-block]')).toHaveCount(before.length + 1)
  await chooseAction(frame, section(first._key), 'Agregar antes')
  await frame.getByRole('dialog').getByRole('button', { name: 'Aviso', exact: true }).click()
  const added = frame.getByText('Sección sin contenido')
  await expect(added).toBeInViewport()
  // Its form opens, too.
  const form = page.getByRole('dialog').filter({ hasText: 'Aviso' })
  await expect(form).toBeVisible()
  const link = section(third._key).getByRole('link').first()
  await link.focus()
  await link.press('Shift+F10')
  await expect(frame.getByRole('menuitem', { name: 'Subir' })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(section(third._key)).toHaveCount(0)
  await expect(frame.getByRole('status').getByText('Se quitó.')).toBeVisible()
  const types = async () => (await draft())?.sections?.map(({ _type }) => _type)
  const copied = [second._type, 'notice', first._type, first._type]
  const rest = (home?.sections ?? []).slice(3).map(({ _type }) => _type)
  await expect.poll(types).toEqual([...copied, ...rest])
  const countPlaceholders = await countInserted(frame.locator('body'), '.preview-empty')
  await frame.getByRole('button', { name: 'Deshacer' }).click()
  await expect(section(third._key)).toBeVisible()
  expect(await countPlaceholders()).toBe(0)

  // The Studio removes an item whose form closes empty.
  await form.getByRole('button', { name: 'Cerrar el diálogo' }).click()
  await expect(added).toHaveCount(0)

  const published = await dataset.getDocument<HomePage>('homePage')
  expect(published?.sections?.map(({ _key }) => _key)).toEqual(before)

  // Move and copy a section with text that is still being typed.
  await expect.poll(draftKeys).toHaveLength(before.length + 1)
  const keys = (await draftKeys()) ?? []
  const last = home?.sections?.at(-1)
  if (last?._type !== 'callToAction' || !last.lead) throw new Error('Seed changed.')
  await frame.getByText(last.lead).click()
  const lead = studio.field(`sections[_key=="${last._key}"].lead`).getByRole('textbox')
  await expect(lead).toBeFocused()
  await lead.press('Control+End')
  await page.keyboard.type(' Uno, dos, tres.', { delay: 30 })

  // Before the Studio has saved. The list of sections is the first stop of the Tab key.
  await frame.getByRole('link').first().press('Shift+Tab')
  const list = frame.getByRole('button', { name: 'Secciones de esta página' })
  await expect(list).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowUp')
  await expect(frame.getByRole('menuitem', { name: /^Llamado a la acción: / })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(frame.getByRole('status').getByText('Se movió.')).toBeVisible()
  const raised = [...keys.slice(0, -2), last._key, ...keys.slice(-2, -1)]
  expect(await draftKeys()).toEqual(raised)
  const leads = async () =>
    ((await draft())?.sections ?? []).flatMap((block) =>
      block._type === 'callToAction' && block.lead?.startsWith(last.lead ?? '') ? [block.lead] : [],
    )
  expect(await leads()).toEqual([`${last.lead} Uno, dos, tres.`])

  await lead.click()
  await lead.press('Control+End')
  await page.keyboard.type(' Cuatro.', { delay: 30 })
  await chooseAction(frame, section(last._key).getByRole('heading').first(), 'Duplicar')
  await expect(frame.getByRole('status').getByText('Se duplicó.')).toBeVisible()
  const typed = `${last.lead} Uno, dos, tres. Cuatro.`
  expect(await leads()).toEqual([typed, typed])
  await expect(frame.getByText(typed)).toHaveCount(2)
})

/** Counts the elements that are inserted from now on, even those that are removed at once. */
async function countInserted(container: Locator, selector: string): Promise<() => Promise<number>> {
  const counter = await container.evaluateHandle((element, wanted) => {
    const counted = { value: 0 }
    new MutationObserver((records) => {
      const inserted = records.flatMap(({ addedNodes }) => [...addedNodes])
      counted.value += inserted.filter(
        (node) => node instanceof Element && node.matches(wanted),
      ).length
    }).observe(element, { childList: true, subtree: true })
    return counted
  }, selector)
  return async () => (await counter.jsonValue()).value
}

/** Keys of the marked elements, in the order of the page. */
async function readKeys(frame: FrameLocator, selector: string): Promise<(string | undefined)[]> {
  const marks = await frame
    .locator(selector)
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('data-edit')))
  return marks.map((mark) => /"([^"]+)"\]$/.exec(mark ?? '')?.[1])
}

/** Drags an element by its handle to a point of another, in parts of its size. */
async function drag(
  page: Page,
  frame: FrameLocator,
  source: Locator,
  target: Locator,
  at: { x: number; y: number },
  name = '',
) {
  const handle = frame.getByRole('button', { name: `Arrastrá para mover: ${name}` }).first()
  // Moving to the handle may scroll the page, which moves the item away from the pointer.
  await expect(async () => {
    await source.hover({ timeout: 10_000 })
    await handle.hover({ timeout: 10_000 })
  }).toPass()
  await page.mouse.down()
  const view = await page.locator('iframe').boundingBox()
  for (let step = 0; step < 200; step += 1) {
    const box = await target.boundingBox()
    if (box === null || view === null) throw new Error('The target is not on the page.')
    const x = box.x + box.width * at.x
    const y = box.y + box.height * at.y
    const isVisible = y > view.y + 100 && y < view.y + view.height - 100
    if (isVisible) {
      await page.mouse.move(x, y)
      break
    }
    // Near the edge the page scrolls.
    const edge = y < view.y + 100 ? view.y + 20 : view.y + view.height - 20
    await page.mouse.move(x + (step % 2), edge)
  }
  await page.mouse.up()
}

/** Chooses an entry of the menu that the right button opens. */
async function chooseAction(frame: FrameLocator, element: Locator, name: string) {
  await element.click({ button: 'right' })
  await frame.getByRole('menuitem', { name, exact: true }).click()
}
