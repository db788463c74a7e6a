import { expect, test } from 'vitest'
import { render } from '~/testing/render'
import { Picture } from './picture'

const picture = { assetId: 'image-0a1b2c-1200x900-webp', alt: 'Una rifa', color: '#1d1736' }

test('loads the first picture eagerly with high priority, others lazily (FAST-02)', () => {
  const html = render(<Picture picture={picture} sizes="100vw" loading="first" />)
  expect(html).toContain('fetchpriority="high"')
  expect(html).toContain('loading="eager"')
  const other = render(<Picture picture={picture} sizes="100vw" />)
  expect(other).toContain('loading="lazy"')
  expect(other).not.toContain('fetchpriority')
})
