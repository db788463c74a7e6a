import { expect, test } from 'vitest'
import { SOURCES } from '~/lib/text/value-sources'
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

test('shows the dominant colour behind a picture, but not behind a cut-out (FAST-02)', () => {
  const html = render(<Picture picture={picture} sizes="100vw" />)
  expect(html).toContain('style="background-color:#1d1736"')
  const cutOut = render(<Picture picture={{ ...picture, color: null }} sizes="100vw" />)
  expect(cutOut).not.toContain('style')
})

test('marks its field in previews, also when it is decorative (CMS-06)', () => {
  const sources = { alt: ['homePage', 'homePage', 'hero.picture.alt'] }
  const previewed = { ...picture, [SOURCES]: sources }
  const html = render(<Picture picture={previewed} sizes="100vw" decorative />)
  expect(html).toContain('data-edit="homePage:hero.picture"')
  expect(render(<Picture picture={picture} sizes="100vw" />)).not.toContain('data-edit')
})
