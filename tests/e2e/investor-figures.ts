import type { SanityClient } from '@sanity/client'
import type { House } from './house'
import { settled } from './settled'

/** Last days of figures and terms, whatever day it is. */
export const PAST = '2000-12-31'
export const FUTURE = '9999-12-31'

/** A number of the offer. */
export interface Figure {
  _key: string
  value: string
  fallbackText?: string
  validUntil?: string
}

/** Writes the figures of a section of the investors page anew, each as `change` makes it. */
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

/** Has no figure of the page end. */
export async function keepFigures(house: House): Promise<void> {
  for (const section of ['hero', 'opportunity']) {
    await changeFigures(house.client, section, (figure) => ({ ...figure, validUntil: FUTURE }))
  }
  await settled(house)
}
