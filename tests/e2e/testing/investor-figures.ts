import type { SanityClient } from '@sanity/client'
import type { TestInstance } from './test-instance'
import { waitForFreshContent } from './fresh-content'

/** Values of `validUntil` that are past and future on any day. */
export const PAST = '2000-12-31'
export const FUTURE = '9999-12-31'

export interface Figure {
  _key: string
  value: string
  fallbackText?: string
  validUntil?: string
}

/** Changes all figures in a section of the investors page. */
export async function changeFigures(
  dataset: SanityClient,
  section: string,
  change: (figure: Figure) => Figure,
): Promise<void> {
  const figures = await dataset.fetch<Figure[]>(`*[_id == "investorsPage"][0].${section}.figures`)
  await dataset
    .patch('investorsPage')
    .set({ [`${section}.figures`]: figures.map(change) })
    .commit()
}

/** Extends all figures into the future. */
export async function extendFigures(instance: TestInstance): Promise<void> {
  for (const section of ['hero', 'opportunity']) {
    await changeFigures(instance.client, section, (figure) => ({ ...figure, validUntil: FUTURE }))
  }
  await waitForFreshContent(instance)
}
