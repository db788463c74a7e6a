import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { collections, singletons } from '../../schemas'
import { documents as pdfs, pictures } from '../assets/catalogue'
import { assetFiles } from '../authoring/assets'
import { fieldsNamed, textsOf } from '../testing/texts'
import { validateSeed } from '../validate-seed'
import { galleryItems } from './collections/gallery-items'
import { homePage } from './pages/home-page'
import { investorsPage } from './pages/investors-page'
import { seedDocuments } from './index'

/** Types that visitors and staff fill, so that a new dataset holds none. */
const FILLED_BY_USE = ['investorRequest', 'newsletterSignup', 'visitDay']

const ids = new Set(seedDocuments.map(({ _id }) => _id))
const strings = (values: readonly unknown[]) => values.filter((value) => typeof value === 'string')

describe('CMS-07 the seed dataset', () => {
  test('every seed document is valid against the schemas, without a warning', async () => {
    expect(await validateSeed()).toEqual([])
  }, 60_000)

  test('has every page and setting under its fixed id', () => {
    const types = new Map(seedDocuments.map(({ _id, _type }) => [_id, _type]))
    expect(singletons.filter(({ id, type }) => types.get(id) !== type)).toEqual([])
  })

  test('has documents of every kind that staff write', () => {
    const types = new Set(seedDocuments.map(({ _type }) => _type))
    const empty = collections.filter(({ type }) => !types.has(type)).map(({ type }) => type)
    expect(empty.sort()).toEqual(FILLED_BY_USE)
  })

  test('has ids that are unique and readable by anonymous visitors', () => {
    expect(ids.size).toBe(seedDocuments.length)
    expect([...ids].filter((id) => id.includes('.'))).toEqual([])
  })

  test('has no reference to a document that is not there', () => {
    const targets = strings(fieldsNamed(seedDocuments, '_ref'))
    const documents = targets.filter((ref) => !ref.startsWith('seed-asset:'))
    expect(documents.length).toBeGreaterThan(0)
    expect(documents.filter((ref) => !ids.has(ref))).toEqual([])
  })

  test('has keys that are unique within each list', () => {
    expect(listsWithRepeatedKeys(seedDocuments)).toEqual([])
  })

  test('shows only files of the catalogue', () => {
    const known = [...Object.values(pictures), ...Object.values(pdfs)].map(({ file }) => file)
    const shown = assetFiles(seedDocuments)
    expect(shown.filter((file) => !known.some((name) => name === file))).toEqual([])
  })

  test('has every file that it shows on disk', () => {
    const folder = path.join(import.meta.dirname, '../assets')
    const missing = assetFiles(seedDocuments).filter((file) => !existsSync(path.join(folder, file)))
    expect(missing).toEqual([])
  })

  test('describes every picture in words of its own length', () => {
    const alts = strings(fieldsNamed(seedDocuments, 'alt'))
    expect(alts.filter((alt) => alt.trim().length < 12)).toEqual([])
  })

  test('leads to sections that exist when a link names one of the home page', () => {
    const anchors = new Set(strings(fieldsNamed(homePage.sections, 'anchor')))
    const faqIds = new Set(strings(fieldsNamed(seedDocuments, 'id')))
    const named = strings(fieldsNamed(seedDocuments, 'href')).filter((href) => /^\/?#/.test(href))
    const broken = named.filter((href) => {
      const anchor = href.replace(/^\/?#/, '')
      return !anchors.has(anchor) && !faqIds.has(anchor)
    })
    expect(broken).toEqual([])
  })
})

describe('the copy', () => {
  const texts = seedDocuments.flatMap(textsOf)

  test('CMS-07 holds no filler', () => {
    const filler = /[Ll]orem|[Ii]psum|\bTODO\b|\b[Xx]{3}|texto de ejemplo|completar acá|asdf/
    expect(texts.filter((text) => filler.test(text))).toEqual([])
  })

  test('CMS-07 addresses the reader in voseo', () => {
    const tuteo =
      /(?<!\p{L})(tú|contigo|ti mism[oa]|puedes|tienes|quieres|debes|eres|sabes|necesitas|vosotros|haz clic|descarga (la|tu)|comparte tu|ingresa|introduce)(?!\p{L})/iu
    // The specification gives these word by word.
    const given = [
      'Por favor, ingresa un número de teléfono válido.',
      'Por favor, ingresa un email válido.',
      'Por favor, completa el CAPTCHA.',
      'Por favor, introduce un correo electrónico válido.',
    ]
    expect(texts.filter((text) => tuteo.test(text) && !given.includes(text))).toEqual([])
  })

  test('holds no mark that was not understood', () => {
    expect(texts.filter((text) => /\*\*|\]\(|(?<!\p{L})_|_(?!\p{L})/u.test(text))).toEqual([])
  })

  test('every headline sets one word wide', () => {
    const titles = [
      ...fieldsNamed(seedDocuments, 'title'),
      ...fieldsNamed(seedDocuments, 'heading'),
    ]
    const headlines = titles.filter(Array.isArray)
    const words = headlines.map((headline) => wideWords(headline).join('|'))
    expect(headlines.length).toBeGreaterThan(20)
    expect(words.filter((word) => !/^\S+$/.test(word))).toEqual([])
  })

  test('CMS-09 names the brand by its token everywhere but in its one field', () => {
    expect(texts.filter((text) => /\bYapa\b/.test(text))).toEqual(['Yapa'])
  })
})

test('HOME-02 four questions, five steps', () => {
  const count = (type: string) => seedDocuments.filter(({ _type }) => _type === type).length
  expect(count('faqEntry')).toBe(4)
  expect(count('campaignStep')).toBe(5)
})

test('HOME-03 the carousel has 14 different pictures', () => {
  const [carousel] = (homePage.sections ?? []).filter(({ _type }) => _type === 'imageCarousel')
  expect(new Set(strings(fieldsNamed(carousel, '_ref'))).size).toBe(14)
})

test('INV-04 INV-09 eleven screens and seven people', () => {
  expect(investorsPage.screenshots?.pictures).toHaveLength(11)
  expect(investorsPage.team?.members).toHaveLength(7)
})

test('GAL-01 six images and eight PDFs', () => {
  expect(galleryItems.filter(({ type }) => type === 'image')).toHaveLength(6)
  expect(galleryItems.filter(({ type }) => type === 'pdf')).toHaveLength(8)
})

/** The texts of the spans that a headline marks as wide. */
function wideWords(headline: unknown): unknown[] {
  return fieldsNamed(headline, 'children')
    .flat()
    .filter((span) => fieldsNamed(span, 'marks').flat().includes('em'))
    .flatMap((span) => fieldsNamed(span, 'text'))
}

function listsWithRepeatedKeys(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  if (!Array.isArray(value)) return Object.values(value).flatMap(listsWithRepeatedKeys)
  const keys = value.flatMap((item: unknown) =>
    typeof item === 'object' && item !== null && '_key' in item ? [item._key] : [],
  )
  const repeated = new Set(keys).size < keys.length ? [keys] : []
  return [...repeated, ...value.flatMap(listsWithRepeatedKeys)]
}
