import { publicPages } from '#config/site-pages'
import { EditableThings } from '../e2e/testing/editable-things'
import { expect, test } from '../e2e/testing/fixtures'
import { openPreview, reloadNoise } from '../e2e/testing/presentation'

test('each text and picture of each page opens its own field at its centre (EDIT-02)', async ({
  page,
  studio,
  browserErrors,
}) => {
  browserErrors.allow(...reloadNoise, 'ERR_NAME_NOT_RESOLVED', 'foreign request')
  await EditableThings.record(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1440, height: 1000 })
  const frame = await openPreview(studio, '/')
  const things = new EditableThings(page, frame)
  const walked = new Set<string>()
  const wrong: string[] = []
  const openPage = async (path: string) => {
    await frame.goto(path)
    await expect(frame.locator('html')).toHaveAttribute('data-connected', 'true')
    // Their tags must not cover what they name.
    await expect(frame.locator('.page-tools')).toBeAttached()
  }
  for (const { path } of publicPages) {
    await openPage(path)
    const listed = await things.list()
    for (const thing of listed) {
      const name = `${thing.tag} ${thing.field}`
      const isAlt = thing.tag === 'IMG' && /[.=]alt;/.test(thing.field)
      const other = walked.has(name) ? undefined : await things.findOther(thing)
      if (other !== undefined || isAlt) wrong.push(`${path} ${name}: ${other ?? 'alt'}`)
    }
    for (const { tag, field } of listed) walked.add(`${tag} ${field}`)
  }

  // The moving strip of the home page repeats its pictures.
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openPage('/')
  const strip = frame.locator('.image-carousel-strip')
  await strip.evaluate(moveToCopies)
  await expect(strip.locator('[aria-hidden] img').first()).toBeInViewport()
  for (const copy of (await things.list()).filter(({ isCopy }) => isCopy)) {
    const other = await things.findOther(copy)
    if (other !== undefined) wrong.push(`copy of ${copy.field}: ${other}`)
  }
  expect(wrong).toEqual([])
  expect(walked.size).toBeGreaterThan(500)
})

/** Moves the strip almost to its end, where all pictures in view are copies. */
function moveToCopies(strip: Element): void {
  strip.scrollIntoView({ block: 'center', behavior: 'instant' })
  for (const animation of strip.getAnimations()) animation.currentTime = 88_000
}
