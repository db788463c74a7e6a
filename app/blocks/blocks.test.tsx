import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { SiteQueryResult } from '~/sanity/types.generated'
import { blockNames } from './block-names'
import { Blocks } from './index'
import { render } from './render-for-test'
import type { Block, BlockOf } from './types'

type EmptyBlocks = { [Type in Block['_type']]: BlockOf<Type> }

const head = { _key: 'a', title: null, lead: null, anchor: null }

/** Every block as an editor has just added it: nothing filled in. */
const empty: EmptyBlocks = {
  appDownloads: {
    ...head,
    _type: 'appDownloads',
    note: null,
    android: null,
    ios: null,
    picture: null,
  },
  callToAction: { ...head, _type: 'callToAction', tone: null, buttons: null, picture: null },
  campaignGuide: { ...head, _type: 'campaignGuide', note: null, link: null, steps: null },
  explainers: { ...head, _type: 'explainers', note: null, items: null },
  faqSection: { ...head, _type: 'faqSection', link: null, entries: null },
  featureCards: { ...head, _type: 'featureCards', cards: null },
  figureReceipt: { ...head, _type: 'figureReceipt', note: null, figures: null },
  imageCarousel: { ...head, _type: 'imageCarousel', label: null, pictures: null },
  linkCards: { ...head, _type: 'linkCards', cards: null },
  notice: { _key: 'a', _type: 'notice', kind: null, heading: null, text: null, anchor: null },
  resourceList: { ...head, _type: 'resourceList', resources: null },
  richTextSection: {
    _key: 'a',
    _type: 'richTextSection',
    title: null,
    anchor: null,
    body: null,
    picture: null,
  },
  stepList: { ...head, _type: 'stepList', note: null, steps: null },
  testimonialsSection: { ...head, _type: 'testimonialsSection', testimonials: null },
  wordBand: { _key: 'a', _type: 'wordBand', words: null },
}

const words = (text: string) => [
  { _key: 'b', _type: 'block' as const, children: [{ _key: 's', _type: 'span' as const, text }] },
]

const picture = (assetId: string | null, alt = 'Un dibujo') => ({
  assetId,
  color: null,
  crop: null,
  hotspot: null,
  alt,
  caption: null,
})

const show = (block: Block, site: Partial<SiteQueryResult> = {}) =>
  render(<Blocks blocks={[block]} />, site)

const labels: Partial<SiteQueryResult> = {
  labels: {
    general: null,
    carousel: { pause: 'Pausar el carrusel' },
    testimonials: { rating: '{rating} de 5' },
    tickets: null,
    figures: { source: 'Fuente: {source}, {date}', projection: 'Proyección, no garantía' },
    fromInvestors: null,
  },
}

test('a block has one name in its schema, its folder and the list of those the site knows', () => {
  const folders = readdirSync(new URL('.', import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
  const schemas = readdirSync(new URL('../../schemas/blocks', import.meta.url))
    .map((file) => file.replace('.ts', ''))
    .filter((name) => !['index', 'blocks-field', 'section-fields'].includes(name))
  const kebab = blockNames.map((name) =>
    name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  )
  expect(folders.sort()).toEqual([...kebab].sort())
  expect(schemas.sort()).toEqual([...kebab].sort())
})

test.each(Object.entries(empty))('CMS-08 an empty %s is left out', (_type, block) => {
  expect(show(block)).toBe('')
})

test('CMS-08 a page without sections, and a block of a newer schema, leave nothing', () => {
  expect(render(<Blocks blocks={null} />)).toBe('')
  const unknown = JSON.parse('[{ "_key": "a", "_type": "hologram" }]') as Block[]
  expect(render(<Blocks blocks={unknown} />)).toBe('')
})

describe('headlines', () => {
  test('the word that the editor marked is set wide', () => {
    const title = [
      {
        _key: 'b',
        _type: 'block' as const,
        children: [
          { _key: '1', _type: 'span' as const, text: 'Cada número ' },
          { _key: '2', _type: 'span' as const, text: 'ayuda', marks: ['em'] },
        ],
      },
    ]
    const html = show({ ...empty.callToAction, title })
    expect(html).toContain('Cada número <em>ayuda</em></h2>')
    expect(html).toContain('aria-labelledby="titulo-a"')
  })
})

describe('HOME-01 feature cards', () => {
  const card = {
    title: 'Armá tu campaña',
    text: 'Foto y meta.',
    emoji: '📣',
    tone: null,
    link: null,
  }

  test('show their picture, or their emoji when the picture is missing', () => {
    const html = show({
      ...empty.featureCards,
      cards: [
        { ...card, _key: '1', picture: picture('image-0a1b-900x900-webp', 'Una campaña') },
        { ...card, _key: '2', picture: picture(null) },
      ],
    })
    expect(html.match(/<img/g)).toHaveLength(1)
    expect(html).toContain('alt="Una campaña"')
    expect(html).toContain('width="900" height="900"')
    expect(html.match(/📣/gu)).toHaveLength(1)
  })

  test('CMS-03 a link with an unsafe address leaves its words', () => {
    const link = { label: 'Seguir', href: 'javascript:alert(1)', openInNewTab: null }
    const html = show({
      ...empty.featureCards,
      cards: [{ ...card, _key: '1', picture: null, link }],
    })
    expect(html).toContain('Seguir')
    expect(html).not.toContain('javascript:')
  })
})

describe('HOME-02 questions, steps and testimonials', () => {
  test('an answer carries the name by which links find it, in a native disclosure', () => {
    const entry = { _id: 'faq-1', id: 'como-cobro', title: '¿Cómo cobro?', content: words('Así.') }
    const html = show({ ...empty.faqSection, entries: [entry] })
    expect(html).toMatch(/<details.*<summary.*¿Cómo cobro\?.*id="como-cobro".*Así\./s)
  })

  test('steps are an ordered list and show their numbers', () => {
    const step = { _id: 's1', number: 1, title: 'Descargá la app', text: 'Gratis.', picture: null }
    const html = show({ ...empty.campaignGuide, steps: [step] })
    expect(html).toMatch(/<ol.*>1<\/span>.*Descargá la app.*<\/ol>/s)
  })

  test('CMS-08 a step whose document is gone is left out', () => {
    const broken = JSON.parse('[null, null]') as BlockOf<'campaignGuide'>['steps']
    expect(show({ ...empty.campaignGuide, steps: broken })).toBe('')
  })

  test('a rating can be seen and read', () => {
    const person = {
      _id: 't1',
      name: 'Marisa',
      rating: 4 as const,
      description: 'Anduvo.',
      img: null,
    }
    const html = show({ ...empty.testimonialsSection, testimonials: [person] }, labels)
    expect(html.match(/rating-full/g)).toHaveLength(4)
    expect(html).toContain('4 de 5')
  })
})

describe('HOME-03 carousel', () => {
  const pictures = Array.from({ length: 14 }, (_, index) => ({
    _key: `p${index}`,
    ...picture(`image-0a${index}-1200x900-webp`, `Campaña ${index + 1}`),
  }))

  test('shows its 14 pictures three times, described once', () => {
    const html = show({ ...empty.imageCarousel, label: 'Campañas', pictures }, labels)
    expect(html.match(/<img/g)).toHaveLength(42)
    expect(html.match(/alt="Campaña \d+"/g)).toHaveLength(14)
    expect(html.match(/<li[^>]*aria-hidden="true"/g)).toHaveLength(28)
  })

  test('has a switch that needs no script', () => {
    const html = show({ ...empty.imageCarousel, label: 'Campañas', pictures }, labels)
    expect(html).toMatch(/<label[^>]*><input type="checkbox"\/?>Pausar el carrusel<\/label>/)
  })
})

test('HOME-04 store buttons lead to the addresses of the settings', () => {
  const store = { label: 'Descargar', store: 'Google Play', qrCaption: null, qrAlt: null }
  const settings: SiteQueryResult['settings'] = {
    brandName: 'Yapa',
    tagline: null,
    logo: null,
    logoInverse: null,
    organization: null,
    storeLinks: { android: 'https://play.google.com/store/apps/details?id=yapa', ios: null },
    socialLinks: null,
    emergencyBanner: null,
    defaultSeo: null,
  }
  const html = show({ ...empty.appDownloads, android: store, ios: store }, { settings })
  expect(html.match(/<a /g)).toHaveLength(1)
  expect(html).toContain('href="https://play.google.com/store/apps/details?id=yapa"')
})

describe('INV-05 figures', () => {
  const figure = {
    _key: 'f',
    value: 'x5 a x10',
    label: 'Retorno',
    note: null,
    source: 'Plan financiero',
    date: '2025-03-07',
    validUntil: null,
    fallbackText: 'Pedinos el plan.',
    isProjection: true,
  }

  test('a figure says where it comes from, a projection says that it is one', () => {
    const html = show({ ...empty.figureReceipt, figures: [figure] }, labels)
    expect(html).toContain('x5 a x10')
    expect(html).toContain('Proyección, no garantía')
    expect(html).toContain('Fuente: Plan financiero, 7 de marzo de 2025')
  })

  test('past its last day the wording without the figure stands in', () => {
    const html = show({
      ...empty.figureReceipt,
      figures: [{ ...figure, validUntil: '2020-01-01' }],
    })
    expect(html).toContain('Pedinos el plan.')
    expect(html).not.toContain('x5')
  })
})
