import { createSchema } from 'sanity'
import { describe, expect, test } from 'vitest'
import { generalPageIds } from '#config/site-pages'
import { blockTypes } from './blocks'
import { collectionTypes } from './documents'
import { collections, schemaTypes, singletons } from './index'
import { startValidation } from './testing/validation'

const picture = {
  _type: 'picture',
  alt: 'Vecinas cargando bidones en la vereda',
  asset: { _type: 'reference', _ref: 'image-0123456789abcdef0123456789abcdef01234567-600x600-png' },
}

function headline(text = 'Tu causa suma') {
  return [
    {
      _key: 'b',
      _type: 'block',
      style: 'normal',
      markDefs: [],
      children: [{ _key: 's', _type: 'span', text, marks: ['em'] }],
    },
  ]
}

function references(prefix: string, count: number) {
  return Array.from({ length: count }, (_, index) => {
    return { _key: `k${index}`, _type: 'reference', _ref: `${prefix}-${index}` }
  })
}

const testimonial = {
  _id: 'testimonial-ana',
  _type: 'testimonial',
  id: 'ana',
  name: 'Ana',
  img: picture,
  rating: 5,
  description: 'Juntamos para la silla de ruedas en tres semanas.',
}

const missingBannerText =
  'error emergencyBanner.text: El modo emergencia está encendido: escribí el texto de la banda.'

const report = startValidation([
  { _id: 'faq-costo', _type: 'faqEntry', id: 'costo' },
  { _id: 'redirect-b', _type: 'redirect', from: '/b', to: '/c' },
  { _id: 'redirect-c', _type: 'redirect', from: '/c', to: '/a/' },
  { _id: 'redirect-self', _type: 'redirect', from: '/a', to: '/inversores' },
])

describe('the definitions', () => {
  test('contain every field of the specification (CMS-02)', () => {
    const schema = createSchema({ name: 'default', types: schemaTypes })
    const entities = {
      investorRequest: [
        'user_name',
        'user_whatsapp',
        'user_email',
        'user_currency',
        'user_message',
      ],
      newsletterSignup: ['email'],
      teamMember: ['name', 'role', 'description', 'emoji'],
      faqEntry: ['id', 'title', 'content'],
      testimonial: ['id', 'name', 'img', 'rating', 'description'],
      campaignStep: ['number', 'text'],
      galleryItem: ['name', 'path', 'url', 'type'],
      campaignLink: ['link', 'title'],
    }
    for (const [name, fields] of Object.entries(entities)) {
      const type = schema.get(name)
      const names = type !== undefined && 'fields' in type ? type.fields.map((f) => f.name) : []
      expect(names, name).toEqual(expect.arrayContaining(fields))
    }
  })

  test('have a title for every type and field (CMS-03)', () => {
    const untitled: string[] = []
    const visit = (value: unknown, path: string) => {
      if (typeof value !== 'object' || value === null) return
      if (!('title' in value) || typeof value.title !== 'string') untitled.push(path)
      if ('fields' in value && Array.isArray(value.fields)) {
        for (const field of value.fields as { name: string }[]) {
          visit(field, `${path}.${field.name}`)
        }
      }
    }
    for (const type of schemaTypes) visit(type, type.name)
    expect(untitled).toEqual([])
  })

  test('list each document type once, as a singleton or a collection (CMS-04)', () => {
    const single = singletons.filter(({ type, id }) => type === id)
    const listed = [...single, ...collections].map(({ type }) => type)
    const documents = schemaTypes.filter(({ type }) => type === 'document').map(({ name }) => name)
    expect([...listed].sort()).toEqual([...documents].sort())
    const shared = singletons.filter(({ type, id }) => type !== id)
    expect(shared.map(({ id }) => id).sort()).toEqual([...generalPageIds].sort())
    expect(new Set(shared.map(({ type }) => type))).toEqual(new Set(['page']))
  })

  test('define how to sort each collection (CMS-04)', () => {
    expect(collectionTypes.filter(({ orderings }) => orderings === undefined)).toEqual([])
  })

  test('begin no form with a technical name (CMS-03)', () => {
    const first = [...collectionTypes, ...blockTypes].map(({ fields }) => fields[0]?.name)
    expect(first.filter((name) => ['id', 'key', 'slug', 'number'].includes(name ?? ''))).toEqual([])
  })

  test('name the type in the preview of an empty document or block (CMS-04)', () => {
    const nameless = [...collectionTypes, ...blockTypes].filter(({ title = '?', preview }) => {
      const shown = preview?.prepare?.({})
      return typeof shown?.title !== 'string' || !shown.title.includes(title)
    })
    expect(nameless.map(({ name }) => name)).toEqual([])
  })
})

describe('validation in the Studio', () => {
  const badRating = ['error rating: El puntaje es un entero de 1 a 5.']

  test.each<[string, object, string[]]>([
    ['complete', {}, []],
    ['rating 0', { rating: 0 }, badRating],
    ['rating 6', { rating: 6 }, badRating],
    ['rating 3.5', { rating: 3.5 }, badRating],
    ['no rating', { rating: undefined }, badRating],
    [
      'image without a text',
      { img: { ...picture, alt: undefined } },
      ['error img.alt: Toda imagen necesita un texto alternativo.'],
    ],
    ['text without an image', { img: { _type: 'picture', alt: 'Retrato' } }, ['error img: ']],
  ])('validates a testimonial: %s (CMS-03)', async (_what, changed, expected) => {
    expect(await report({ ...testimonial, ...changed })).toEqual(
      expected.map((text) => expect.stringContaining(text) as unknown),
    )
  })

  test.each<[object, string[]]>([
    [{ emergencyMode: true }, [missingBannerText]],
    [{ emergencyMode: true, emergencyBanner: { enabled: true, text: '' } }, [missingBannerText]],
    [
      { emergencyBanner: { enabled: true, text: '' } },
      ['warning emergencyBanner: Está encendida, pero sin texto: no se va a ver.'],
    ],
    [{ emergencyMode: true, emergencyBanner: { text: 'Alerta' } }, []],
    [{ emergencyMode: false }, []],
  ])('emergency mode needs the text of the banner: %j (EMER-01)', async (settings, expected) => {
    const found = await report({ _id: 'siteSettings', _type: 'siteSettings', ...settings })
    expect(found.filter((issue) => issue.includes(' emergency'))).toEqual(expected)
  })

  test.each([
    ['campaignGuide', 'steps', 5, []],
    ['campaignGuide', 'steps', 4, ['La página está pensada para 5 pasos: ahora hay 4.']],
    ['faqSection', 'entries', 4, []],
    ['faqSection', 'entries', 6, ['La página está pensada para 4 preguntas: ahora hay 6.']],
  ])('warns about a number on the home page: %s %s %i (CMS-03)', async (_type, list, ...rest) => {
    const [count, warnings] = rest
    const items = references(_type, count)
    const sections = [{ _key: 'a', _type, title: headline(), [list]: items }]
    const found = await report({ _id: 'homePage', _type: 'homePage', sections })
    expect(found.filter((issue) => issue.includes(' sections'))).toEqual(
      warnings.map((message) => `warning sections.a.${list}: ${message}`),
    )
  })

  test('rejects a list with the same document twice', async () => {
    const items = [...references('m', 1), { _key: 'z', _type: 'reference', _ref: 'm-0' }]
    const found = await report({ _id: 'galleryPage', _type: 'galleryPage', items })
    expect(found.filter((issue) => issue.includes('ya está en la lista'))).not.toEqual([])
  })

  test('rejects an unsafe address in formatted text (CMS-03)', async () => {
    const markDefs = [{ _key: 'l', _type: 'textLink', href: 'javascript:alert(1)' }]
    const content = headline().map((block) => ({ ...block, markDefs }))
    const entry = { _id: 'faq-x', _type: 'faqEntry', id: 'x', title: '¿Cómo cobro?' }
    expect(await report({ ...entry, content })).toEqual([expect.stringMatching(/^error content/)])
  })

  test('rejects the identifier of another document, such as its original (CMS-03)', async () => {
    const entry = { _type: 'faqEntry', id: 'costo', title: '¿Cuánto cuesta?', content: headline() }
    for (const _id of ['drafts.faq-costo', 'versions.r1.faq-costo']) {
      expect(await report({ ...entry, _id })).toEqual([])
    }
    expect(await report({ ...entry, _id: 'drafts.faq-copy' })).toEqual([
      'error id: Otro documento ya usa «costo».',
    ])
  })

  test('a member of the team needs a portrait or an emoji (INV-09)', async () => {
    const member = { _id: 'm', _type: 'teamMember', name: 'Ana', role: 'Rol', description: 'Texto' }
    expect(await report({ ...member, emoji: '🧭' })).toEqual([])
    expect(await report({ ...member, picture })).toEqual([])
    expect(await report(member)).toEqual(['error : Poné un retrato o un emoji.'])
  })

  test('rejects a loop of redirects, and a second one from a path', async () => {
    const looping = { _id: 'drafts.redirect-self', _type: 'redirect', from: '/a', to: '/b' }
    const errors = (await report(looping)).filter((issue) => issue.startsWith('error'))
    expect(errors).toEqual(['error : Este desvío da vueltas: /a → /b → /c → /a.'])
    expect(await report({ ...looping, to: '/biblioteca' })).toEqual([])
    const second = { _id: 'redirect-new', _type: 'redirect', from: '/b', to: '/biblioteca' }
    expect(await report(second)).toEqual(['error : Ya hay otro desvío desde /b.'])
  })

  test('names every missing part of an empty home page (CMS-08)', async () => {
    const found = await report({ _id: 'homePage', _type: 'homePage' })
    for (const path of ['title', 'hero', 'hero.title', 'hero.lead', 'seo', 'seo.title']) {
      expect(found).toContainEqual(expect.stringContaining(`error ${path}: `))
    }
  })

  test('writes messages about missing fields in Spanish (CMS-03)', async () => {
    const messages = new Set<string>()
    for (const { name } of schemaTypes.filter(({ type }) => type === 'document')) {
      const issues = await report({ _id: name, _type: name })
      for (const issue of issues) messages.add(issue.replace(/^\w+ \S*: /, ''))
    }
    expect(messages.size).toBeGreaterThan(5)
    expect(
      [...messages].filter((message) => /required|expected|must|value/i.test(message)),
    ).toEqual([])
  })
})
