import type { CheckedDocument, Finding, Rule } from '../finding'
import { listObjects } from '../walk'

/** Characters that search engines and networks show before they cut. */
export const SEO_LIMITS = { title: 60, description: 160 } as const

export type SeoText = keyof typeof SEO_LIMITS

/** Placeholder of the brand name (CMS-09). */
const PRODUCT = '{product}'

/** The text as search engines get it. @param brandName without it the placeholder stays */
export function withBrand(text: string, brandName: string | undefined): string {
  return brandName === undefined ? text : text.replaceAll(PRODUCT, brandName)
}

/** The number of characters that people see: an emoji counts as one. */
export function countCharacters(text: string): number {
  return [...new Intl.Segmenter('es', { granularity: 'grapheme' }).segment(text)].length
}

const names = { title: 'El título', description: 'La descripción' } as const

/** Finds titles and descriptions for search engines that are cut. */
export const checkSeoLengths: Rule = (document, { facts }) =>
  listObjects(document)
    .filter(({ value }) => value._type === 'seo')
    .flatMap(({ value, path }) =>
      (['title', 'description'] as const).flatMap((name): Finding[] => {
        const text = value[name]
        if (typeof text !== 'string') return []
        const length = countCharacters(withBrand(text, ownBrand(document) ?? facts?.brandName))
        const limit = SEO_LIMITS[name]
        if (length <= limit) return []
        const message = `${names[name]} tiene ${length} caracteres y los buscadores muestran unos ${limit}.`
        return [{ level: 'warning', path: [...path, name], message }]
      }),
    )

/** The settings hold the brand name themselves. */
function ownBrand({ brandName }: CheckedDocument): string | undefined {
  return typeof brandName === 'string' ? brandName : undefined
}
