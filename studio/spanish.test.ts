import { visionTool } from '@sanity/vision'
import { beforeAll, afterAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { API_VERSION } from '#config/client-config'
import { schemaTypes } from '../schemas'
import { isRioplatense } from './testing/language'
import { resolveStudio } from './testing/resolve-studio'

/** Namespaces of the texts that this Studio shows. The others belong to features that are off. */
const namespaces = [
  ...['studio', 'structure', 'presentation', 'validation', 'copy-paste', 'vision'],
  ...['releases', 'singleDocRelease'],
]

/** Features that this Studio has turned off, in namespaces that it uses. */
const UNUSED = new RegExp(
  [
    String.raw`^(?:about-dialog|canvas|free-trial|media-library|user-menu\.action\.free-trial)\b`,
    String.raw`^(?:asset-sources\.media-library|action\.disabled-by-canvas|share-preview-menu)\b`,
    String.raw`^(?:inputs\.tags|no-document-types-screen|sheet-list)\b|_\w+-schedules$`,
    // The list of the Studio's picker, which studio/media/ replaces.
    String.raw`^asset-source\.(?:delete-dialog|file\.asset-list)\.`,
    // References to other datasets, and turned-off drafts.
    String.raw`^(?:confirm-delete-dialog\.cdr-\w+|inputs\.reference\.cross-dataset)\.`,
    String.raw`^banner\.(?:drafts-mode|scheduled-drafts)-disabled$`,
  ].join('|'),
)

const textsSchema = z.record(z.string(), z.string())
let english: Readonly<Record<string, string>>
let spanish: Readonly<Record<string, string>>

beforeAll(async () => {
  vi.stubGlobal('window', new EventTarget())
  const tools = [visionTool({ defaultApiVersion: API_VERSION })]
  const { __internal } = await resolveStudio(null, 'production', { administratorTools: tools })
  const { i18next } = __internal
  await i18next.loadLanguages(['es-ES', 'en-US'])
  await i18next.loadNamespaces(namespaces)
  const read = (locale: string) =>
    Object.fromEntries(
      namespaces.flatMap((namespace) =>
        Object.entries(textsSchema.parse(i18next.getResourceBundle(locale, namespace))).filter(
          ([key]) => !UNUSED.test(key),
        ),
      ),
    )
  english = read('en-US')
  // The language pack has texts of other versions, too.
  spanish = Object.fromEntries(
    Object.entries(read('es-ES')).filter(([key]) => Object.hasOwn(english, key)),
  )
}, 60_000)

afterAll(() => vi.unstubAllGlobals())

test('every text of the Studio is translated', () => {
  const missing = Object.keys(english).filter((key) => spanish[key] === undefined)
  expect(missing).toEqual([])
})

test('the Studio uses voseo and no English word', () => {
  const wrong = Object.entries(spanish).filter(([, text]) => !isRioplatense(text))
  expect(wrong).toEqual([])
})

test('titles and descriptions of the schemas use voseo and no English word', () => {
  const texts = [...listTexts(schemaTypes)]
  expect(texts.length).toBeGreaterThan(500)
  expect(texts.filter((text) => !isRioplatense(text) || /\([A-Z]+-\d+\)/.test(text))).toEqual([])
})

/** The texts that forms show, at any depth. */
function* listTexts(value: unknown): Generator<string> {
  if (Array.isArray(value)) for (const item of value) yield* listTexts(item)
  if (typeof value !== 'object' || value === null) return
  for (const [key, child] of Object.entries(value)) {
    if (key === 'preview') continue
    if (typeof child !== 'string') yield* listTexts(child)
    else if (key === 'title' || key === 'description' || key === 'placeholder') yield child
  }
}
