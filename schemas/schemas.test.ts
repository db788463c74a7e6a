import { readFileSync } from 'node:fs'
import { createSchema } from 'sanity'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { blockTypes } from './blocks'
import { documentTypes } from './documents'
import { collections, schemaTypes, singletons } from './index'
import { type Finding, openValidator, type Validator } from './testing/validation'

const picture = {
  _type: 'picture',
  alt: 'Vecinas cargando bidones en la vereda',
  asset: { _type: 'reference', _ref: 'image-0123456789abcdef0123456789abcdef01234567-40x40-png' },
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

function errors(findings: Finding[]) {
  return findings.filter(({ level }) => level === 'error')
}

let validator: Validator

beforeAll(async () => {
  validator = await openValidator([
    { _id: 'redirect-b', _type: 'redirect', from: '/b', to: '/c' },
    { _id: 'redirect-c', _type: 'redirect', from: '/c', to: '/a/' },
    { _id: 'redirect-self', _type: 'redirect', from: '/a', to: '/inversores' },
  ])
})

afterAll(() => validator.close())

describe('the definitions', () => {
  test('CMS-02 compile without a problem', () => {
    const schema = createSchema({ name: 'default', types: schemaTypes })
    expect(schema._validation ?? []).toEqual([])
  })

  test('CMS-02 every entity of the specification has its fields', () => {
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

  test('CMS-03 every type and field has a title of its own in Spanish', () => {
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

  test('CMS-04 each document type is a singleton or a collection, once', () => {
    const listed = [...singletons, ...collections].map(({ type }) => type)
    const documents = schemaTypes.filter(({ type }) => type === 'document').map(({ name }) => name)
    expect([...listed].sort()).toEqual([...documents].sort())
    expect(singletons.every(({ type, id }) => type === id)).toBe(true)
  })

  test('CMS-04 each collection can be sorted', () => {
    expect(documentTypes.filter(({ orderings }) => orderings === undefined)).toEqual([])
  })

  test('CMS-04 an empty document or block says what it is in its preview', () => {
    const nameless = [...documentTypes, ...blockTypes].filter(({ title = '?', preview }) => {
      const shown = preview?.prepare?.({})
      return typeof shown?.title !== 'string' || !shown.title.includes(title)
    })
    expect(nameless.map(({ name }) => name)).toEqual([])
  })

  test('the README names every type', () => {
    const readme = readFileSync(new URL('README.md', import.meta.url), 'utf8')
    expect(
      schemaTypes.map(({ name }) => name).filter((name) => !readme.includes(`\`${name}\``)),
    ).toEqual([])
  })
})

describe('validation in the Studio', () => {
  test('CMS-03 a whole testimonial passes', async () => {
    expect(await validator.validate(testimonial)).toEqual([])
  })

  test.each([0, 6, 3.5, undefined])('CMS-03 a rating of %s is an error', async (rating) => {
    const findings = await validator.validate({ ...testimonial, rating })
    expect(findings).toContainEqual({
      level: 'error',
      path: 'rating',
      message: 'El puntaje es un entero de 1 a 5.',
    })
  })

  test('CMS-03 an image without alternative text is an error', async () => {
    const silent = { ...picture, alt: undefined }
    expect(await validator.validate({ ...testimonial, img: silent })).toEqual([
      {
        level: 'error',
        path: 'img.alt',
        message: 'Toda imagen necesita un texto alternativo.',
      },
    ])
  })

  test('CMS-03 a required picture without an image is an error', async () => {
    const findings = await validator.validate({
      ...testimonial,
      img: { _type: 'picture', alt: 'Retrato' },
    })
    expect(findings.map(({ level, path }) => `${level} ${path}`)).toEqual(['error img'])
  })

  test('CMS-03 the home page warns about a number of steps or questions, and goes on', async () => {
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

  test('a list that names one document twice is an error', async () => {
    const twice = [...references('m', 1), { _key: 'z', _type: 'reference', _ref: 'm-0' }]
    const findings = await validator.validate({
      _id: 'galleryPage',
      _type: 'galleryPage',
      items: twice,
    })
    expect(findings.filter(({ message }) => message.includes('ya está en la lista'))).not.toEqual(
      [],
    )
  })

  test('CMS-03 an unsafe address in formatted text is an error', async () => {
    const content = [
      {
        _key: 'b',
        _type: 'block',
        style: 'normal',
        markDefs: [{ _key: 'l', _type: 'textLink', href: 'javascript:alert(1)' }],
        children: [{ _key: 's', _type: 'span', text: 'acá', marks: ['l'] }],
      },
    ]
    const findings = await validator.validate({
      _id: 'faq-x',
      _type: 'faqEntry',
      id: 'x',
      title: '¿Cómo cobro?',
      content,
    })
    expect(findings.map(({ level }) => level)).toEqual(['error'])
  })

  test('a redirect that comes back to its start is refused', async () => {
    const looping = { _id: 'drafts.redirect-self', _type: 'redirect', from: '/a', to: '/b' }
    expect(errors(await validator.validate(looping))).toEqual([
      { level: 'error', path: '', message: 'Este desvío da vueltas: /a → /b → /c → /a.' },
    ])
    expect(await validator.validate({ ...looping, to: '/biblioteca' })).toEqual([])
  })

  test('a second redirect from one path is refused', async () => {
    const second = { _id: 'redirect-new', _type: 'redirect', from: '/b', to: '/biblioteca' }
    expect(await validator.validate(second)).toEqual([
      { level: 'error', path: '', message: 'Ya hay otro desvío desde /b.' },
    ])
  })

  test('CMS-08 an empty home page says which of its parts are missing', async () => {
    const findings = await validator.validate({ _id: 'homePage', _type: 'homePage' })
    expect(errors(findings).map(({ path }) => path)).toEqual(
      expect.arrayContaining(['title', 'hero', 'hero.title', 'hero.lead', 'seo', 'seo.title']),
    )
  })

  test('CMS-03 whatever is missing, the message is Spanish', async () => {
    const types = schemaTypes.filter(({ type }) => type === 'document')
    const messages = new Set<string>()
    for (const { name } of types) {
      const findings = await validator.validate({ _id: name, _type: name })
      for (const { message } of findings) messages.add(message)
    }
    expect(messages.size).toBeGreaterThan(5)
    expect(
      [...messages].filter((message) => /required|expected|must|value/i.test(message)),
    ).toEqual([])
  })
})
