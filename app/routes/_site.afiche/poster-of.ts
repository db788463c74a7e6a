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

export type PosterPageContent = NonNullable<PosterPageQueryResult>
export type Template = NonNullable<PosterPageContent['templates']>[number]
export type InkSet = NonNullable<PosterPageContent['inks']>[number]
type StoredRow = NonNullable<Template['rows']>[number]

/** The words of a poster. */
interface PosterWords {
  cause: string
  name: string
  number: string
}

/** The dark modules of the QR code of an address. */
export function qrOf(address: string | undefined): Poster['qr'] {
  return address === undefined ? undefined : encode(address, { ecc: 'M', border: 0 }).data
}

/** The rows of a template with the words of a poster. */
export function rowsOf(template: Template | undefined, words: PosterWords): Row[] {
  return (template?.rows ?? []).flatMap((row) => toRow(row, words))
}

/** Maximum length of a row: a longer one would be unreadable, and slow to draw. */
const MAX_ROW = 100

function toRow({ kind, text, size, ink }: StoredRow, words: PosterWords): Row[] {
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
