import { toCapitals } from '~/lib/lettering/lettering'
import { type Format, formatNames, type Poster } from '~/lib/poster/poster'
import { fillPlaceholders } from '~/lib/text/fill-placeholders'
import { omitMissing } from '~/lib/text/omit-missing'
import {
  checkFields,
  isRequired,
  type Issues,
  limits,
  mapTyped,
  toAddress,
  type Typed,
} from './fields/check-fields'
import {
  detailTexts,
  groundOf,
  inksOf,
  type InkSet,
  type PosterPageContent,
  type PosterWords,
  qrOf,
  rowsOf,
  type Template,
} from './poster-of'

interface Composition {
  template: Template | undefined
  inkSet: InkSet | undefined
  poster: Omit<Poster, 'format'>
  /** Format of the preview. */
  format: Format
  issues: Issues
  /** Accessible description of the poster. */
  label: string
}

/**
 * Composes the poster of a form.
 * @param values of the form's fields by their names
 */
export function compose(page: PosterPageContent, values: URLSearchParams): Composition {
  const typed = mapTyped((field) => values.get(field)?.trim() ?? '')
  const issues = checkFields(typed, omitMissing(page.refusedWords))
  const template = chosen(page.templates, values.get('template'))
  const inkSet = chosen(page.inks, values.get('inks'))
  const words = drawnWords(page, typed, issues)
  const address =
    issues.address === undefined && typed.address ? toAddress(typed.address) : undefined
  const label = [
    fillPlaceholders(page.poster?.alt, { ...words, template: template?.name ?? '' }),
    ...detailTexts(template, words).map((text) => `${text}.`),
    ...(address === undefined ? [] : [fillPlaceholders(page.poster?.altQr, { address })]),
  ]
  return {
    template,
    inkSet,
    poster: {
      ground: groundOf(template),
      rows: rowsOf(template, words),
      inks: inksOf(inkSet),
      number: words.number,
      qr: qrOf(address),
      qrText: toCapitals((page.poster?.qr ?? '').slice(0, limits.name)),
    },
    format: formatNames.find((name) => name === values.get('format')) ?? 'sheet',
    issues,
    label: label.join(' '),
  }
}

function chosen<Item extends { _key: string }>(
  items: readonly Item[] | null,
  key: string | null,
): Item | undefined {
  return items?.find(({ _key }) => _key === key) ?? items?.[0]
}

/**
 * Texts of the poster: the typed ones, else those of the example. Never contains a refused word.
 */
function drawnWords({ examples }: PosterPageContent, typed: Typed, issues: Issues): PosterWords {
  return mapTyped((field) => {
    // It is in the QR code only: nobody has checked its words.
    if (field === 'address') return ''
    const isRefused = issues[field]?.kind === 'refused'
    const value = field === 'number' ? typed.number.replaceAll(/\D/g, '') : typed[field]
    const example = isRequired(field) ? (examples?.[field] ?? '') : ''
    const shown = isRefused || value === '' ? example : value
    return Array.from(shown).slice(0, limits[field]).join('')
  })
}
