/**
 * The ISO 3166-1 code of a country, as schema.org requires it.
 * @param name in Spanish, as editors type it, or the code itself; accents and case do not matter
 * @returns two capital letters; undefined if the text names no country
 */
export function countryCode(name: string): string | undefined {
  codes ??= listCodes()
  return codes.get(simplify(name))
}

let codes: ReadonlyMap<string, string> | undefined

const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
/** Codes that are no country: unions, outlying Oceania, test languages, unknown. */
const OTHER = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ'])

/** By name and by code. Former codes, such as DD, lead to the current one. */
function listCodes(): ReadonlyMap<string, string> {
  const names = new Intl.DisplayNames('es', { type: 'region', fallback: 'none' })
  const regions = LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
  return new Map(
    regions.flatMap((region) => {
      const name = names.of(region)
      const code = new Intl.Locale(`und-${region}`).region
      if (name === undefined || code === undefined || OTHER.has(code)) return []
      return [[simplify(name), code] as const, [simplify(code), code] as const]
    }),
  )
}

function simplify(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()
}
