import { describe, expect, test } from 'vitest'
import { collections, singletons } from '../../schemas'
import { documents as pdfs, pictures, pressPictures } from '../assets/catalogue'
import { collectAssetFiles } from '../authoring/assets'
import { collectTexts } from '../testing/find-values'
import { validateSeed } from '../validate'
import { seedDocuments } from './index'

const ids = new Set(seedDocuments.map(({ _id }) => _id))

describe('seed dataset (CMS-07)', () => {
  test('is valid against the schemas, without a warning', async () => {
    expect(await validateSeed()).toEqual([])
  }, 60_000)

  test('has every page and setting under its fixed id', () => {
    const types = new Map(seedDocuments.map(({ _id, _type }) => [_id, _type]))
    expect(singletons.filter(({ id, type }) => types.get(id) !== type)).toEqual([])
  })

  test('has documents of every type that staff create, and of no other', () => {
    const types = new Set(seedDocuments.map(({ _type }) => _type))
    const wrong = collections.filter(({ type, writtenBySite }) => types.has(type) === writtenBySite)
    expect(wrong, 'add a file to seed/documents/collections').toEqual([])
  })

  test('has unique ids that anonymous visitors can read', () => {
    expect(ids.size).toBe(seedDocuments.length)
    expect([...ids].filter((id) => id.includes('.'))).toEqual([])
  })

  test('has unique keys within each list', () => {
    expect(findRepeatedKeys(seedDocuments)).toEqual([])
  })

  test('refers only to files of the catalogue', () => {
    const listed = [
      ...Object.values(pictures),
      ...Object.values(pdfs),
      ...Object.values(pressPictures),
    ].map(({ file }) => file)
    const used = collectAssetFiles(seedDocuments)
    expect(used.filter((file) => !listed.some((name) => name === file))).toEqual([])
  })
})

describe('texts of the seed dataset', () => {
  const texts = seedDocuments.flatMap(collectTexts)

  test('contain no filler (CMS-07)', () => {
    const filler = /[Ll]orem|[Ii]psum|\bTODO\b|\b[Xx]{3}|texto de ejemplo|completar acá|asdf/
    expect(texts.filter((text) => filler.test(text))).toEqual([])
  })

  test('address the reader in voseo (CMS-07)', () => {
    const tuteo =
      /(?<!\p{L})(tú|contigo|ti mism[oa]|puedes|tienes|quieres|debes|eres|sabes|necesitas|vosotros|haz clic|descarga (la|tu)|comparte tu|ingresa|introduce)(?!\p{L})/iu
    // The specification prescribes these texts.
    const prescribed = [
      'Por favor, ingresa un número de teléfono válido.',
      'Por favor, ingresa un email válido.',
      'Por favor, completa el CAPTCHA.',
      'Por favor, introduce un correo electrónico válido.',
    ]
    expect(texts.filter((text) => tuteo.test(text) && !prescribed.includes(text))).toEqual([])
  })

  test('contain no unparsed mark', () => {
    expect(texts.filter((text) => /\*\*|\]\(|(?<!\p{L})_|_(?!\p{L})/u.test(text))).toEqual([])
  })

  test('contain the brand name in one field only (CMS-09)', () => {
    expect(texts.filter((text) => /\bYapa\b/.test(text))).toEqual(['Yapa'])
  })
})

const count = (type: string) => seedDocuments.filter(({ _type }) => _type === type).length

test('has four questions and five steps (HOME-02)', () => {
  expect([count('faqEntry'), count('campaignStep')]).toEqual([4, 5])
})

function findRepeatedKeys(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  if (!Array.isArray(value)) return Object.values(value).flatMap(findRepeatedKeys)
  const keys = value.flatMap((item: unknown) =>
    typeof item === 'object' && item !== null && '_key' in item ? [item._key] : [],
  )
  const repeated = new Set(keys).size < keys.length ? [keys] : []
  return [...repeated, ...value.flatMap(findRepeatedKeys)]
}
