import type { Locator } from 'playwright/test'
import { expect, test } from './testing/fixtures'
import { waitForFreshContent } from './testing/fresh-content'
import { changeFigures, extendFigures, PAST, type Figure } from './testing/investor-figures'

const path = '/inversores'

const getFontSize = (text: Locator) =>
  text.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))

test('figures have source and date; a projection and its risk share one view (INV-05)', async ({
  page,
  instance,
}) => {
  await extendFigures(instance)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(path)
  const projections = page.locator('.figure-projection')
  await expect(projections).toHaveCount(2)
  const parts = ['.figure-value', '.figure-risk', '.figure-source']
  // The first view contains the first one.
  for (const part of parts) {
    await expect(projections.first().locator(part)).toBeInViewport({ ratio: 0.99 })
  }
  for (const [width, height] of [
    [1440, 900],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const projection of await projections.all()) {
      await projection.evaluate((element) => element.scrollIntoView({ block: 'center' }))
      for (const part of parts) {
        await expect(projection.locator(part)).toBeInViewport({ ratio: 0.99 })
      }
    }
  }

  await page.setViewportSize({ width: 1280, height: 720 })
  const offer = page.getByRole('region', { name: 'Oportunidad de Inversión' })
  const figures = offer.locator('.figure')
  await expect(figures).toHaveCount(4)
  for (const value of ['USD 1.000', 'x5 a x10', 'USD 120.000', 'USD 180.000']) {
    const figure = figures.filter({ hasText: value })
    await expect(figure).toContainText(/Fuente: .+, 1 de septiembre de 2025/)
  }
  await expect(figures.filter({ hasText: 'x5 a x10' })).toContainText('24 a 36 meses')
  await expect(offer).toContainText('Una LLC de Florida, Estados Unidos')
  await expect(offer).toContainText('SAFE o equity, según el monto')

  const ticket = page.locator('.projection')
  await expect(ticket.locator('.figure')).toHaveText(/x5 a x10/)
  const loss = ticket.getByRole('heading', { name: 'Podés perder todo lo que pongas' })
  expect(await getFontSize(loss)).toBeGreaterThanOrEqual(
    (await getFontSize(ticket.locator('.figure-value'))) / 2,
  )
  const first = page.locator('.hero-receipt .figure').filter({ hasText: 'x5 a x10' })
  await expect(first).toContainText('Proyección, no garantía')
  await first.getByRole('link', { name: 'Podés perder todo lo que pongas' }).click()
  await expect(loss).toBeInViewport()
})

test('an expired figure is replaced by its fallback text on the complete page (INV-05)', async ({
  page,
  instance,
  dataset,
}) => {
  const past = (figure: Figure) => ({ ...figure, validUntil: PAST })
  const fallback = 'El retorno se está actualizando.'
  await changeFigures(dataset, 'hero', (figure) =>
    figure.value === 'x5 a x10' ? { ...past(figure), fallbackText: fallback } : figure,
  )
  await changeFigures(dataset, 'opportunity', (figure) =>
    figure.value === 'x5 a x10'
      ? { ...past(figure), fallbackText: fallback }
      : // A figure without a fallback text is left out.
        { ...past(figure), fallbackText: '' },
  )
  await changeFigures(dataset, 'disclosure.rounds', past)
  await waitForFreshContent(instance)
  await page.goto(path)
  await expect(page.getByText(fallback)).toHaveCount(2)
  await expect(page.getByRole('main')).not.toContainText(/x5 a x10|24 a 36 meses|120\.000/)
  await expect(page.locator('.projection')).toContainText('Podés perder todo lo que pongas')
})
