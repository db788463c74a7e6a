import sharp from 'sharp'
import { expect, test } from 'vitest'
import { renderCard } from './social-card.server'

test.each(['Ñ', '', 'a'.repeat(10_000)])(
  'renders «%s» as a JPEG of 1200 × 630, once (RT-08)',
  async (headline) => {
    const card = renderCard(headline, 'Yapa')
    expect(renderCard(headline, 'Yapa')).toBe(card)
    const picture = await sharp(await card).metadata()
    expect(picture).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  },
)
