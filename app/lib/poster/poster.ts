/** The sheets on which a poster is set, in units of a thousandth of their width. */
export const formats = {
  /** A4, upright. */
  sheet: { width: 1000, height: 1414.3, above: 0, below: 0 },
  /** A story, 9:16; networks cover its top and bottom. */
  story: { width: 1000, height: 1777.8, above: 60, below: 90 },
  square: { width: 1000, height: 1000, above: 0, below: 0 },
  /** The picture that social networks show beside a link, 1200 × 630. */
  card: { width: 1000, height: 525, above: 0, below: 0 },
} as const

/** The formats that visitors choose from. */
export const formatNames = ['sheet', 'story', 'square'] as const
export type Format = (typeof formatNames)[number]

/** What is behind the rows. */
export const grounds = ['plain', 'frame', 'rays', 'fountain', 'ticket'] as const
export type Ground = (typeof grounds)[number]

/** Rows without a text. */
export const ornaments = ['rule', 'stars', 'perforation', 'band'] as const
type Ornament = (typeof ornaments)[number]

/** `fountain` is a gradient through all accents; `shadow` adds a slightly shifted copy. */
type RowInk = 'ink' | 'accent' | 'fountain' | 'shadow' | 'band'

/** A line of small type has a fixed height; the others share what is left of the sheet. */
export type RowSize = 'tiny' | 'small' | 'medium' | 'large' | 'huge'

export type Row =
  | { kind: 'text'; text: string; size: RowSize; ink: RowInk }
  | { kind: Ornament }
  /** A raffle ticket with the number; its text is above the number. */
  | { kind: 'ticket'; text: string }

/** Colours of a poster, each as `#rrggbb`. */
export interface Inks {
  paper: string
  ink: string
  /** One or more; several form a gradient. */
  accents: readonly string[]
}

export interface Poster {
  format: keyof typeof formats
  ground: Ground
  /** Texts without placeholders. */
  rows: readonly Row[]
  inks: Inks
  /** Digits. */
  number: string
  /** The dark modules of a QR code, without its quiet zone. */
  qr: readonly (readonly boolean[])[] | undefined
  /** The words below the QR code. */
  qrText: string
  /** Draws bars in place of letters, for a small picture of the layout. */
  isSketch?: boolean
}
