import type { PosterInks, PosterRow, PosterTemplate } from '#app/sanity/types.generated'
import { keyed } from '../../authoring/document'

type Size = NonNullable<PosterRow['size']>
type Ink = NonNullable<PosterRow['ink']>
type Kind = NonNullable<PosterRow['kind']>
type Ground = NonNullable<PosterTemplate['ground']>

/** A line of type. */
function text(words: string, size: Size, ink: Ink = 'ink'): PosterRow {
  return { _type: 'posterRow', kind: 'text', text: words, size, ink }
}

/** An ornament; a ticket has words above its number. */
function ornament(kind: Exclude<Kind, 'text'>, words?: string): PosterRow {
  const row: PosterRow = { _type: 'posterRow', kind, size: 'medium', ink: 'ink' }
  return words === undefined ? row : { ...row, text: words }
}

function template(name: string, ground: Ground, rows: readonly PosterRow[]): PosterTemplate {
  return { _type: 'posterTemplate', name, ground, rows: keyed(rows) }
}

const credit = text('Hecho en la afichera de {product}', 'tiny')

/** What a visitor may add about the raffle. */
function details(ink: Ink): PosterRow[] {
  return [
    text('Premio: {prize}', 'medium', ink),
    text('Sorteo: {date}', 'small'),
    text('Cada número: {price}', 'small'),
  ]
}

/** Four poster templates: of a dance hall, a printer, a raffle book and a fair. */
export const posterTemplates = keyed([
  template('Bailable', 'fountain', [
    text('Gran rifa solidaria', 'medium', 'band'),
    text('{cause}', 'huge'),
    ornament('stars'),
    text('{name}', 'large'),
    ...details('ink'),
    ornament('ticket', 'Tu número'),
    credit,
  ]),
  template('Imprenta', 'frame', [
    text('Hoy · rifa · hoy', 'small'),
    text('{cause}', 'huge'),
    ornament('rule'),
    text('A beneficio de', 'small'),
    text('{name}', 'large', 'accent'),
    ornament('rule'),
    ...details('ink'),
    ornament('ticket', 'Bono contribución N.º'),
    credit,
  ]),
  template('Talonario', 'ticket', [
    text('Este es tu número', 'small'),
    text('{number}', 'huge', 'fountain'),
    ornament('perforation'),
    text('{cause}', 'huge'),
    text('{name}', 'medium', 'band'),
    ...details('fountain'),
    ornament('ticket', 'Talón para quien colabora'),
    credit,
  ]),
  template('Kermés', 'rays', [
    text('¡Vení, sumate y ganá!', 'medium', 'band'),
    text('{cause}', 'huge', 'shadow'),
    ornament('band'),
    text('{name}', 'large'),
    ...details('shadow'),
    ornament('ticket', 'Comprá el'),
    credit,
  ]),
])

function inks(name: string, paper: string, ink: string, ...accents: string[]): PosterInks {
  return { _type: 'posterInks', name, paper, ink, accents }
}

const [papel, tinta] = ['#fff8ea', '#1d1736']

/** Inks of the site; see app/styles/tokens.css. */
export const posterInks = keyed([
  inks('Degradé', papel, tinta, '#f4532b', '#ff8a2b', '#ffc436', '#8dc63f', '#0f9c68'),
  inks('Naranja', papel, tinta, '#f4532b'),
  inks('Noche', tinta, papel, '#ffc436', '#f4532b'),
  inks('Río', papel, tinta, '#2e86de', '#7cc4f5'),
  inks('Potrero', '#fcefd6', tinta, '#0f9c68', '#ffc436'),
])
