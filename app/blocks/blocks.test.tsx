import { describe, expect, test } from 'vitest'
import { siteQuery } from '~/routes/_site/query'
import type { Block } from '~/sanity/block-types'
import type { HomePage } from '~/sanity/types.generated'
import { render } from '~/testing/render'
import { runQuery } from '~/testing/run-query'
import { Blocks } from './index'
import { blockFields, blockNames } from './block-fields.generated'

/** A block as the dataset stores it. */
type StoredBlock = NonNullable<HomePage['sections']>[number]

/**
 * Renders a stored block as the site does: through its projection and its component.
 * @param documents what the block refers to, and the settings of the site
 */
async function renderBlock(block: StoredBlock, documents: readonly object[] = []): Promise<string> {
  const dataset = [{ _id: 'homePage', sections: [block] }, ...documents]
  const query = `*[_id == "homePage"][0].sections[]{ ${blockFields} }`
  const blocks = (await runQuery(query, dataset)) as Block[]
  return render(<Blocks blocks={blocks} />, await runQuery(siteQuery, dataset))
}

const picture = (assetId: string | undefined, alt = 'Un dibujo') => ({
  _type: 'picture' as const,
  ...(assetId !== undefined && { asset: { _type: 'reference' as const, _ref: assetId } }),
  alt,
})

const toAsset = (_ref: string) => ({ _type: 'reference' as const, _ref })

const asset = (_id: string) => ({ _id, _type: 'sanity.imageAsset' as const })

const reference = (_ref: string) => ({ _key: _ref, _type: 'reference' as const, _ref })

const labels = {
  _id: 'interfaceLabels',
  _type: 'interfaceLabels' as const,
  general: { more: 'Ver más: {title}' },
  testimonials: { rating: '{rating} de 5' },
}

test.each(blockNames)('omits a block %s without content (CMS-08)', async (name) => {
  expect(await renderBlock({ _key: 'a', _type: name })).toBe('')
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

describe('testimonials', () => {
  test('show ratings and sample stamps as readable text (HOME-02)', async () => {
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

describe('pictures and videos', () => {
  const id = 'image-0a1b-1600x900-webp'
  const video = {
    _key: 'a',
    _type: 'videoSection' as const,
    name: 'La rifa',
    picture: picture(id),
  }

  test('without a notice a video stays a link to its page (ANA-05)', async () => {
    const html = await renderBlock({ ...video, url: 'https://youtu.be/aqz-KE-bpKQ' }, [asset(id)])
    expect(html).toMatch(/href="[^"]*watch.*La rifa/s)
    expect(html).not.toContain('data-video')
  })

  test('an uploaded video plays without scripts, with its captions, and loads nothing before', async () => {
    const upload = (_ref: string) => ({ _type: 'file' as const, asset: toAsset(_ref) })
    const files = ['file-0a1b-mp4', 'file-0a1c-vtt'] as const
    const block = { ...video, file: upload(files[0]), captions: upload(files[1]) }
    const assets = files.map((_id) => ({ _id, _type: 'sanity.fileAsset' as const }))
    const html = await renderBlock(block, [asset(id), ...assets])
    expect(html).toMatch(/<video[^>]* src="[^"]*\/0a1b\.mp4"/)
    expect(html).toMatch(/<video[^>]* preload="none" controls=""/)
    expect(html).toMatch(/<track kind="captions" src="[^"]*\/0a1c\.vtt" srcLang="es"/)
  })
})
