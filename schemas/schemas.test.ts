import { createSchema } from 'sanity'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { generalPageIds } from '#config/site-pages'
import { blockTypes } from './blocks'
import { collectionTypes } from './documents'
import { collections, schemaTypes, singletons } from './index'
import { type ValidationIssue, startValidator, type Validator } from './testing/validation'

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

function errors(issues: ValidationIssue[]) {
  return issues.filter(({ level }) => level === 'error')
}

let validator: Validator

beforeAll(async () => {
  validator = await startValidator([
    { _id: 'faq-costo', _type: 'faqEntry', id: 'costo' },
    { _id: 'redirect-b', _type: 'redirect', from: '/b', to: '/c' },
    { _id: 'redirect-c', _type: 'redirect', from: '/c', to: '/a/' },
    { _id: 'redirect-self', _type: 'redirect', from: '/a', to: '/inversores' },
  ])
})

afterAll(() => validator.close())

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
    const issues = await validator.validate({ ...testimonial, ...changed })
    // Several rules may say the same.
    const found = new Set(issues.map(({ level, path, message }) => `${level} ${path}: ${message}`))
    expect([...found]).toEqual(expected.map((text) => expect.stringContaining(text) as unknown))
  })

  test('emergency mode needs the text of the banner (EMER-01)', async () => {
    const issuesOf = async (settings: object) => {
      const issues = await validator.validate({
        _id: 'siteSettings',
        _type: 'siteSettings',
        ...settings,
      })
      return issues.filter(({ path }) => path.startsWith('emergency'))
    }
    const missing = {
      level: 'error',
      path: 'emergencyBanner.text',
      message: 'El modo emergencia está encendido: escribí el texto de la banda.',
    }
    const emergencyMode = true
    expect(await issuesOf({ emergencyMode })).toEqual([missing])
    const emergencyBanner = { enabled: true, text: '' }
    expect(await issuesOf({ emergencyMode, emergencyBanner })).toEqual([missing])
    expect(await issuesOf({ emergencyBanner })).toMatchObject([{ level: 'warning' }])
    expect(await issuesOf({ emergencyMode, emergencyBanner: { text: 'Alerta' } })).toEqual([])
    expect(await issuesOf({ emergencyMode: false })).toEqual([])
  })

  test('warns about an unexpected number of steps or questions on the home page (CMS-03)', async () => {
    const home = (type: string, list: string, count: number) => ({
      _id: 'homePage',
      _type: 'homePage',
      title: 'Inicio',
      hero: { title: headline(), lead: 'Bajada', buttons: [] },
      sections: [{ _key: 'a', _type: type, title: headline(), [list]: references(type, count) }],
      seo: { _type: 'seo', title: 'Inicio', description: 'Descripción' },
    })
    const at = async (type: string, list: string, count: number) =>
      (await validator.validate(home(type, list, count)))
        .filter(({ path }) => path.startsWith('sections'))
        .map(({ level, path, message }) => `${level} ${path}: ${message}`)

    expect(await at('campaignGuide', 'steps', 5)).toEqual([])
    expect(await at('campaignGuide', 'steps', 4)).toEqual([
      'warning sections.a.steps: La página está pensada para 5 pasos: ahora hay 4.',
    ])
    expect(await at('faqSection', 'entries', 4)).toEqual([])
    expect(await at('faqSection', 'entries', 6)).toEqual([
      'warning sections.a.entries: La página está pensada para 4 preguntas: ahora hay 6.',
    ])
  })

  test('rejects a list with the same document twice', async () => {
    const twice = [...references('m', 1), { _key: 'z', _type: 'reference', _ref: 'm-0' }]
    const issues = await validator.validate({
      _id: 'galleryPage',
      _type: 'galleryPage',
      items: twice,
    })
    expect(issues.filter(({ message }) => message.includes('ya está en la lista'))).not.toEqual([])
  })

  test('rejects an unsafe address in formatted text (CMS-03)', async () => {
    const content = [
      {
        _key: 'b',
        _type: 'block',
        style: 'normal',
        markDefs: [{ _key: 'l', _type: 'textLink', href: 'javascript:alert(1)' }],
        children: [{ _key: 's', _type: 'span', text: 'acá', marks: ['l'] }],
      },
    ]
    const issues = await validator.validate({
      _id: 'faq-x',
      _type: 'faqEntry',
      id: 'x',
      title: '¿Cómo cobro?',
      content,
    })
    expect(issues.map(({ level }) => level)).toEqual(['error'])
  })

  test('rejects the identifier of another document, such as its original (CMS-03)', async () => {
    const entry = { _type: 'faqEntry', id: 'costo', title: '¿Cuánto cuesta?', content: headline() }
    for (const _id of ['drafts.faq-costo', 'versions.r1.faq-costo']) {
      expect(await validator.validate({ ...entry, _id })).toEqual([])
    }
    expect(await validator.validate({ ...entry, _id: 'drafts.faq-copy' })).toEqual([
      { level: 'error', path: 'id', message: 'Otro documento ya usa «costo».' },
    ])
  })

  test('a member of the team needs a portrait or an emoji (INV-09)', async () => {
    const member = { _id: 'm', _type: 'teamMember', name: 'Ana', role: 'Rol', description: 'Texto' }
    expect(await validator.validate({ ...member, emoji: '🧭' })).toEqual([])
    expect(await validator.validate({ ...member, picture })).toEqual([])
    expect(await validator.validate(member)).toEqual([
      { level: 'error', path: '', message: 'Poné un retrato o un emoji.' },
    ])
  })

  test('rejects a loop of redirects, and a second one from a path', async () => {
    const looping = { _id: 'drafts.redirect-self', _type: 'redirect', from: '/a', to: '/b' }
    expect(errors(await validator.validate(looping))).toEqual([
      { level: 'error', path: '', message: 'Este desvío da vueltas: /a → /b → /c → /a.' },
    ])
    expect(await validator.validate({ ...looping, to: '/biblioteca' })).toEqual([])
    const second = { _id: 'redirect-new', _type: 'redirect', from: '/b', to: '/biblioteca' }
    expect(await validator.validate(second)).toEqual([
      { level: 'error', path: '', message: 'Ya hay otro desvío desde /b.' },
    ])
  })

  test('names every missing part of an empty home page (CMS-08)', async () => {
    const issues = await validator.validate({ _id: 'homePage', _type: 'homePage' })
    expect(errors(issues).map(({ path }) => path)).toEqual(
      expect.arrayContaining(['title', 'hero', 'hero.title', 'hero.lead', 'seo', 'seo.title']),
    )
  })

  test('writes messages about missing fields in Spanish (CMS-03)', async () => {
    const types = schemaTypes.filter(({ type }) => type === 'document')
    const messages = new Set<string>()
    for (const { name } of types) {
      const issues = await validator.validate({ _id: name, _type: name })
      for (const { message } of issues) messages.add(message)
    }
    expect(messages.size).toBeGreaterThan(5)
    expect(
      [...messages].filter((message) => /required|expected|must|value/i.test(message)),
    ).toEqual([])
  })
})
