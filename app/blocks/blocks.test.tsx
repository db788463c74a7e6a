import { describe, expect, test } from 'vitest'
import { render } from '~/testing/render'
import { renderBlock } from '~/testing/render-block'
import type { Block } from '~/sanity/block-types'
import { blockNames } from './block-fields.generated'
import { Blocks } from './index'

const picture = (assetId: string | undefined, alt = 'Un dibujo') => ({
  _type: 'picture' as const,
  ...(assetId !== undefined && { asset: { _type: 'reference' as const, _ref: assetId } }),
  alt,
})

const asset = (_id: string) => ({ _id, _type: 'sanity.imageAsset' as const })

const reference = (_ref: string) => ({ _key: _ref, _type: 'reference' as const, _ref })

const labels = {
  _id: 'interfaceLabels',
  _type: 'interfaceLabels' as const,
  general: { more: 'Ver más: {title}' },
  carousel: { pause: 'Pausar el carrusel' },
  testimonials: { rating: '{rating} de 5' },
  figures: { source: 'Fuente: {source}, {date}', projection: 'Proyección, no garantía' },
}

test.each(blockNames)('omits a block %s without content (CMS-08)', async (name) => {
  expect(await renderBlock({ _key: 'a', _type: name })).toBe('')
})

test('renders nothing without blocks and for a block of a newer schema (CMS-08)', () => {
  expect(render(<Blocks blocks={null} />)).toBe('')
  const unknown = JSON.parse('[{ "_key": "a", "_type": "hologram" }]') as Block[]
  expect(render(<Blocks blocks={unknown} />)).toBe('')
})

test('renders the word that the editor marked in a headline as wide text', async () => {
  const children = [
    { _key: '1', _type: 'span' as const, text: 'Cada número ' },
    { _key: '2', _type: 'span' as const, text: 'ayuda', marks: ['em'] },
  ]
  const title = [{ _key: 'b', _type: 'block' as const, children }]
  const html = await renderBlock({ _key: 'a', _type: 'callToAction', title })
  expect(html).toContain('Cada número <em>ayuda</em></h2>')
  expect(html).toContain('aria-labelledby="titulo-a"')
})

describe('feature cards', () => {
  const card = {
    _type: 'featureCard' as const,
    title: 'Armá tu campaña',
    text: 'Foto y meta.',
    emoji: '📣',
  }

  test('show their picture, or their emoji when the picture is missing (HOME-01)', async () => {
    const id = 'image-0a1b-900x900-webp'
    const cards = [
      { ...card, _key: '1', picture: picture(id, 'Una campaña') },
      { ...card, _key: '2', picture: picture(undefined) },
    ]
    const html = await renderBlock({ _key: 'a', _type: 'featureCards', cards }, [asset(id)])
    expect(html.match(/<img/g)).toHaveLength(1)
    expect(html).toContain('alt="Una campaña"')
    expect(html).toContain('width="900" height="900"')
    expect(html.match(/📣/gu)).toHaveLength(1)
  })

  test('have their text in a named disclosure, or open without a name for it (HOME-08)', async () => {
    const cards = [{ ...card, _key: '1' }]
    const block = { _key: 'a', _type: 'featureCards' as const, cards }
    const folded = /<details.*<summary[^>]*aria-label="Ver más: Armá tu campaña".*Foto y meta\./s
    expect(await renderBlock(block, [labels])).toMatch(folded)
    const open = await renderBlock(block)
    expect(open).not.toContain('<details')
    expect(open).toContain('Foto y meta.')
  })

  test('show the words of a link with an unsafe address as plain text (CMS-03)', async () => {
    const link = { _type: 'link' as const, label: 'Seguir', href: 'javascript:alert(1)' }
    const cards = [{ ...card, _key: '1', link }]
    const html = await renderBlock({ _key: 'a', _type: 'featureCards', cards })
    expect(html).toContain('Seguir')
    expect(html).not.toContain('javascript:')
  })
})

describe('questions, steps and testimonials', () => {
  test('an answer has its anchor inside a native disclosure (HOME-02)', async () => {
    const children = [{ _key: 's', _type: 'span' as const, text: 'Así.' }]
    const entry = {
      _id: 'faq-1',
      _type: 'faqEntry' as const,
      id: 'como-cobro',
      title: '¿Cómo cobro?',
      content: [{ _key: 'b', _type: 'block' as const, children }],
    }
    const entries = [reference('faq-1')]
    const html = await renderBlock({ _key: 'a', _type: 'faqSection', entries }, [entry])
    expect(html).toMatch(/<details.*<summary.*¿Cómo cobro\?.*id="como-cobro".*Así\./s)
  })

  test('steps are an ordered list with visible numbers (HOME-02)', async () => {
    const step = { _id: 's1', _type: 'campaignStep' as const, number: 1, title: 'Descargá la app' }
    const steps = [reference('s1')]
    const html = await renderBlock({ _key: 'a', _type: 'campaignGuide', steps }, [step])
    expect(html).toMatch(/<ol.*>1<\/span>.*Descargá la app.*<\/ol>/s)
  })

  test('a step without its document is omitted (CMS-08)', async () => {
    const steps = [reference('s1'), reference('s2')]
    expect(await renderBlock({ _key: 'a', _type: 'campaignGuide', steps })).toBe('')
  })

  test('shows ratings and sample stamps as readable text (HOME-02)', async () => {
    const person = {
      _id: 't1',
      _type: 'testimonial' as const,
      name: 'Marisa',
      rating: 4 as const,
      description: 'Anduvo.',
    }
    const testimonials = [reference('t1')]
    const block = { _key: 'a', _type: 'testimonialsSection' as const, testimonials }
    const html = await renderBlock(block, [person, labels])
    expect(html.match(/rating-full/g)).toHaveLength(4)
    expect(html).toContain('4 de 5')
    expect(html).not.toContain('testimonial-stamp')
    const sample = { ...person, stamp: 'Ejemplo' }
    expect(await renderBlock(block, [sample, labels])).toMatch(/testimonial-stamp[^>]*>Ejemplo</)
  })
})

describe('carousel', () => {
  const ids = Array.from({ length: 14 }, (_, index) => `image-0a${index}-1200x900-webp`)
  const pictures = ids.map((id, index) => ({
    _key: `p${index}`,
    ...picture(id, `Campaña ${index + 1}`),
  }))
  const carousel = { _key: 'a', _type: 'imageCarousel' as const, label: 'Campañas', pictures }

  test('shows its 14 pictures three times and describes them once (HOME-03)', async () => {
    const html = await renderBlock(carousel, [labels, ...ids.map(asset)])
    expect(html.match(/<img/g)).toHaveLength(42)
    expect(html.match(/alt="Campaña \d+"/g)).toHaveLength(14)
    expect(html.match(/<li[^>]*aria-hidden="true"/g)).toHaveLength(28)
  })

  test('has a pause switch that works without scripts (HOME-03)', async () => {
    const html = await renderBlock(carousel, [labels])
    expect(html).toMatch(/<label[^>]*><input type="checkbox".*<\/svg>Pausar el carrusel<\/label>/)
  })
})

test('store buttons link to the addresses of the settings (HOME-04)', async () => {
  const store = { label: 'Descargar', store: 'Google Play' }
  const settings = {
    _id: 'siteSettings',
    _type: 'siteSettings' as const,
    storeLinks: { android: 'https://play.google.com/store/apps/details?id=yapa' },
  }
  const block = { _key: 'a', _type: 'appDownloads' as const, android: store, ios: store }
  const html = await renderBlock(block, [settings])
  expect(html.match(/<a /g)).toHaveLength(1)
  expect(html).toContain('href="https://play.google.com/store/apps/details?id=yapa"')
})

describe('figures', () => {
  const figure = {
    _key: 'f',
    _type: 'figure' as const,
    value: 'x5 a x10',
    label: 'Retorno',
    source: 'Plan financiero',
    date: '2025-03-07',
    fallbackText: 'Pedinos el plan.',
    isProjection: true,
  }

  test('name their source, and projections are marked (INV-05)', async () => {
    const block = { _key: 'a', _type: 'figureReceipt' as const, figures: [figure] }
    const html = await renderBlock(block, [labels])
    expect(html).toContain('x5 a x10')
    expect(html).toContain('Proyección, no garantía')
    expect(html).toContain('Fuente: Plan financiero, 7 de marzo de 2025')
  })

  test('show their fallback text after their last valid day (INV-05)', async () => {
    const figures = [{ ...figure, validUntil: '2020-01-01' }]
    const html = await renderBlock({ _key: 'a', _type: 'figureReceipt', figures })
    expect(html).toContain('Pedinos el plan.')
    expect(html).not.toContain('x5')
  })
})
