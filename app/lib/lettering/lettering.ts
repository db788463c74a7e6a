import { kerning as kerningPairs, outlines } from './outlines.generated'

/*
 * Draws lines of the display font's capitals as outlines. The font's width axis is continuous, so a
 * line fits a width exactly. Outlines are necessary: in some browsers canvas cannot set the width
 * axis of a font, and an image file cannot load a font.
 */

/** Units of the outlines per em. */
const UNITS = 1000
/** Height of the capitals in em. */
export const CAP_HEIGHT = 0.676
/** Less space between letters than the font has, in em: large type is set tight. */
const TRACKING = -0.006

/** A length in em at the narrowest and at the widest width of the font. */
export interface Range {
  narrow: number
  wide: number
}

interface Glyph {
  advance: number
  /** Difference between the advances of the widest and the narrowest glyph. */
  widening: number
  commands: string
  /** Points of the narrowest glyph, each relative to the one before. */
  points: readonly number[]
  /** Offsets that turn the points of the narrowest glyph into those of the widest. */
  differences: readonly number[]
}

const glyphs = new Map<string, Glyph>()

function glyphOf(character: string): Glyph | undefined {
  const known = glyphs.get(character)
  const outline = outlines[character]
  if (known !== undefined || outline === undefined) return known
  const [advances = '', commands = '', points = '', differences = ''] = outline.split('|')
  const [advance = 0, widening = 0] = numbersIn(advances)
  const glyph = {
    advance,
    widening,
    commands,
    points: numbersIn(points),
    differences: numbersIn(differences),
  }
  glyphs.set(character, glyph)
  return glyph
}

function numbersIn(text: string): number[] {
  return text === '' ? [] : text.split(' ').map(Number)
}

/** Kerning in units by pair of letters. */
const kerning = new Map(
  kerningPairs.split(' ').map((entry) => {
    const [narrow = 0, wide = 0] = entry.slice(2).split(',').map(Number)
    return [entry.slice(0, 2), { narrow, wide }]
  }),
)

const noKerning = { narrow: 0, wide: 0 }

function kerningOf(first: string, second: string | undefined): Range {
  if (second === undefined) return noKerning
  return kerning.get(withoutAccent(first) + withoutAccent(second)) ?? noKerning
}

function withoutAccent(character: string): string {
  return character.normalize('NFD').charAt(0)
}

/** Converts a text to capitals; omits characters without a glyph. */
export function toCapitals(text: string): string {
  return Array.from(text.normalize('NFC').replaceAll(/\s+/g, ' ').toLocaleUpperCase('es'))
    .filter((character) => glyphOf(character) !== undefined)
    .join('')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
}

/** Lists the characters of a text without a glyph, each once. */
export function missingSigns(text: string): string[] {
  // Joiners and variation selectors are invisible parts of an emoji.
  const visible = text.normalize('NFC').replaceAll(/\s|\u200d|\ufe0e|\ufe0f/g, '')
  return [...new Set(visible)].filter((sign) =>
    Array.from(sign.toLocaleUpperCase('es')).some((sort) => glyphOf(sort) === undefined),
  )
}

/** The width of a line of capitals, in em. */
export function measureLine(text: string): Range {
  let [narrow, wide] = [0, 0]
  const characters = Array.from(text)
  characters.forEach((character, index) => {
    const { advance = 0, widening = 0 } = glyphOf(character) ?? {}
    const kern = kerningOf(character, characters[index + 1])
    narrow += advance + kern.narrow
    wide += advance + widening + kern.wide
  })
  const tracking = TRACKING * Math.max(0, characters.length - 1)
  return { narrow: narrow / UNITS + tracking, wide: wide / UNITS + tracking }
}

/** How far a line reaches above the capitals and below the baseline, in em. */
export function measureExtents(text: string): { above: number; below: number } {
  const heights = Array.from(text).flatMap((character) => {
    let height = 0
    return (glyphOf(character)?.points ?? []).flatMap((step, index) =>
      index % 2 === 1 ? [(height += step)] : [],
    )
  })
  return {
    above: Math.max(0, Math.max(0, ...heights) / UNITS - CAP_HEIGHT - OVERSHOOT),
    below: Math.max(0, -Math.min(0, ...heights) / UNITS - OVERSHOOT),
  }
}

/** Round letters are this much taller than flat ones, in em. */
const OVERSHOOT = 0.012

interface LinePlace {
  /** Left end. */
  x: number
  /** Height of the baseline; down is positive. */
  baseline: number
  /** Length of an em. */
  size: number
  /** From 0, the narrowest, to 1, the widest. */
  width: number
}

/** The outlines of a line of capitals as an SVG path with absolute commands. */
export function drawLine(text: string, { x, baseline, size, width }: LinePlace): string {
  const scale = size / UNITS
  const characters = Array.from(text)
  let [path, at] = ['', x]
  characters.forEach((character, index) => {
    const glyph = glyphOf(character)
    if (glyph === undefined) return
    path += drawGlyph(glyph, at, baseline, scale, width)
    const { narrow, wide } = kerningOf(character, characters[index + 1])
    const kern = narrow + width * (wide - narrow)
    at += scale * (glyph.advance + width * glyph.widening + kern) + TRACKING * size
  })
  return path
}

/** Numbers of points that each command takes. */
const POINTS: Readonly<Record<string, number>> = { M: 1, L: 1, Q: 2, C: 3, Z: 0 }

function drawGlyph(glyph: Glyph, x: number, baseline: number, scale: number, width: number) {
  const { commands, points, differences } = glyph
  let [path, at, right, up] = ['', 0, 0, 0]
  for (const command of commands) {
    path += command
    const end = at + 2 * (POINTS[command] ?? 0)
    for (const start = at; at < end; at += 2) {
      right += (points[at] ?? 0) + width * (differences[at] ?? 0)
      up += (points[at + 1] ?? 0) + width * (differences[at + 1] ?? 0)
      path += `${at === start ? '' : ' '}${round(x + scale * right)} ${round(baseline - scale * up)}`
    }
  }
  return path
}

/** A tenth of a unit: on a sheet of 1,000 units no printer shows less. */
export function round(value: number): number {
  return Math.round(value * 10) / 10
}
