import type { Page } from 'playwright/test'

/** Finds controls under 44 px, except links in sentences (WCAG 2.5.5). */
export async function findSmallControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls =
      'button, summary, input:not([type=hidden]), select, .button, nav a, footer li a'
    return [...document.querySelectorAll<HTMLElement>(controls)].flatMap((control) => {
      const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined
      const isBox = control instanceof HTMLInputElement && /checkbox|radio/.test(control.type)
      const target = isBox && label !== undefined ? label : control
      const isVisible = control.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      const hidden = control.closest('.visually-hidden, [aria-hidden=true]') !== null
      const { width, height } = target.getBoundingClientRect()
      if (!isVisible || hidden || (height >= 44 && (width >= 44 || control.matches('nav a, li a'))))
        return []
      return [`${Math.round(width)} × ${Math.round(height)}: ${control.outerHTML.slice(0, 160)}`]
    })
  })
}

/** Returns the class names of elements that move. */
export async function findRunningAnimations(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document.getAnimations().flatMap(({ playState, effect }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null
      return playState === 'running' ? [target?.className ?? ''] : []
    }),
  )
}

/** Reads the visible lines of the main part, without buttons and forms that need scripts. */
export async function readLines(page: Page): Promise<string[]> {
  const buttons = new Set(
    (await page.getByRole('main').locator('button, [data-needs-scripts]').allInnerTexts()).flatMap(
      trimmedLines,
    ),
  )
  const lines = trimmedLines(await page.getByRole('main').innerText())
  return lines.filter((line) => line !== '' && !buttons.has(line))
}

function trimmedLines(text: string): string[] {
  return text.split('\n').map((line) => line.trim())
}

/** Returns visible texts that are not dark, and elements with a background. */
export async function findPrintedColours(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // A colour in another notation than `rgb()` fails.
    const isDark = (colour: string) =>
      colour.startsWith('rgb') &&
      (colour.match(/\d+/g) ?? []).slice(0, 3).every((part) => Number(part) < 90)
    return [...document.body.querySelectorAll<HTMLElement>('*')]
      .filter((element) => element.checkVisibility() && !(element instanceof SVGElement))
      .flatMap((element) => {
        const { color, backgroundColor, backgroundImage } = getComputedStyle(element)
        const isPlain = backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none'
        return isDark(color) && isPlain ? [] : [element.outerHTML.slice(0, 120)]
      })
  })
}

/** Returns what the screen has loaded for print alone: the code, and styles that block the paint. */
export async function findPrintResources(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const code = document.querySelector<HTMLImageElement>('.print-end img')?.src
    return performance.getEntriesByType('resource').flatMap((entry) => {
      const isBlocking =
        'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking'
      const isPrint = entry.name === code || (isBlocking && entry.name.includes('print-'))
      return isPrint ? [entry.name] : []
    })
  })
}

/**
 * Loads all images, also lazy ones; returns those without a picture: broken, or about to load
 * another size because the window's width has just changed.
 */
export async function findBrokenImages(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const shown = [...document.images].filter((image) => image.checkVisibility())
    for (const image of shown) image.loading = 'eager'
    await Promise.allSettled(shown.map((image) => image.decode()))
    return shown.flatMap((image) => (image.naturalWidth === 0 ? [image.src] : []))
  })
}
