import { isColour } from '~/lib/poster/colours'
import { toCapitals } from '~/lib/lettering/lettering'
import {
  type Ground,
  grounds,
  type Inks,
  ornaments,
  type Poster,
  type Row,
} from '~/lib/poster/poster'
import { fillPlaceholders } from '~/lib/text/fill-placeholders'
import type { PosterPageQueryResult } from '~/sanity/types.generated'
import { encode } from 'uqr'
import { detailFields, type TypedField } from './fields/check-fields'

export type PosterPageContent = NonNullable<PosterPageQueryResult>
export type Template = NonNullable<PosterPageContent['templates']>[number]
export type InkSet = NonNullable<PosterPageContent['inks']>[number]
type StoredRow = NonNullable<Template['rows']>[number]

/** The words of a poster; details may be empty. */
export type PosterWords = Readonly<Record<Exclude<TypedField, 'address'>, string>>

/** The dark modules of the QR code of an address. */
export function qrOf(address: string | undefined): Poster['qr'] {
  return address === undefined ? undefined : encode(address, { ecc: 'M', border: 0 }).data
}

/** The rows of a template with the words of a poster. */
export function rowsOf(template: Template | undefined, words: PosterWords): Row[] {
  return (template?.rows ?? []).flatMap((row) => toRow(row, words))
}

/** The drawn texts that carry a detail, such as `Premio: una bici`. */
export function detailTexts(template: Template | undefined, words: PosterWords): string[] {
  return (template?.rows ?? [])
    .filter((row) => detailsOf(row).length > 0 && !lacksDetail(row, words))
    .map(({ text }) => fillPlaceholders(text, { ...words }))
}

function detailsOf({ text }: StoredRow) {
  return detailFields.filter((field) => text?.includes(`{${field}}`))
}

function lacksDetail(row: StoredRow, words: PosterWords): boolean {
  return detailsOf(row).some((field) => words[field] === '')
}

/** Maximum length of a row: a longer one would be unreadable, and slow to draw. */
const MAX_ROW = 100

function toRow(row: StoredRow, words: PosterWords): Row[] {
  if (lacksDetail(row, words)) return []
  const { kind, text, size, ink } = row
  const capitals = toCapitals(fillPlaceholders(text, { ...words }).slice(0, MAX_ROW))
  if (kind === 'ticket') return [{ kind, text: capitals }]
  if (kind === 'text') return [{ kind, text: capitals, size: size ?? 'medium', ink: ink ?? 'ink' }]
  const ornament = ornaments.find((known) => known === kind)
  return ornament === undefined ? [] : [{ kind: ornament }]
}

/** The ground of a template; the plain one when it has none. */
export function groundOf(template: Template | undefined): Ground {
  return grounds.find((ground) => ground === template?.ground) ?? 'plain'
}

/** The inks of a set; black on white for what is missing. */
export function inksOf(set: InkSet | undefined): Inks {
  const accents = (set?.accents ?? []).filter(isColour)
  const ink = isColour(set?.ink) ? set.ink : '#000000'
  return {
    paper: isColour(set?.paper) ? set.paper : '#ffffff',
    ink,
    accents: accents.length > 0 ? accents : [ink],
  }
}
