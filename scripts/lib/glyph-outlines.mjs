import { convert } from 'fontverter'
import { Blob, Buffer as TextBuffer, Face, Feature, Font, Variation, shape } from 'harfbuzzjs'

/**
 * Units of the outlines per em: half of the font's units, a difference that no printer resolves.
 */
const UNITS = 1000

/** ¿ and ¡ reach below the baseline; beside capitals they stand on it. */
const RAISED = '¿¡'

/**
 * Reads the outlines of characters from a font with a width axis, at its narrowest and its widest.
 * Every point moves in a straight line between the two, so any width lies in between.
 * @param {Uint8Array} file the font
 * @param {string} characters to read; those that the font lacks are omitted
 * @param {number} weight on the weight axis
 */
export async function readOutlines(file, characters, weight) {
  const font = await convert(Buffer.from(file), 'sfnt')
  const face = new Face(new Blob(new Uint8Array(font).buffer))
  const { min, max } = face.getAxisInfos().wdth
  const [narrow, wide] = [min, max].map((width) => {
    const instance = new Font(face)
    instance.setVariations([new Variation('wght', weight), new Variation('wdth', width)])
    return instance
  })
  const known = [...characters].filter((character) => typeset(narrow, character).glyph !== 0)
  const scale = UNITS / face.upem
  return {
    glyphs: Object.fromEntries(
      known.map((character) => [character, encode(character, narrow, wide, scale)]),
    ),
    kerning: readKerning(known, narrow, wide, scale),
  }
}

/** The first glyph of a text and its advance. */
function typeset(font, text) {
  const buffer = new TextBuffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  // Ligatures would hide the advance of the first letter.
  shape(font, buffer, [new Feature('liga', 0)])
  const [info] = buffer.getGlyphInfos()
  const [position] = buffer.getGlyphPositions()
  return { glyph: info.codepoint, advance: position.xAdvance }
}

/** `<advance> <difference>|<commands>|<coordinates>|<differences>`, each number after the last. */
function encode(character, narrow, wide, scale) {
  const [thin, broad] = [narrow, wide].map((font) => {
    const { glyph, advance } = typeset(font, character)
    const path = font.glyphToJson(glyph)
    const points = path.flatMap(({ values }) => values).map((value) => Math.round(value * scale))
    return { path, advance: Math.round(advance * scale), points: raised(character, points) }
  })
  const commands = thin.path.map(({ type }) => type).join('')
  if (commands !== broad.path.map(({ type }) => type).join('')) {
    throw new Error(`The outlines of "${character}" do not match.`)
  }
  const start = steps(thin.points)
  const difference = steps(broad.points).map((step, index) => step - start[index])
  return [
    `${thin.advance} ${broad.advance - thin.advance}`,
    commands,
    start.join(' '),
    difference.join(' '),
  ].join('|')
}

function raised(character, points) {
  if (!RAISED.includes(character)) return points
  const lowest = Math.min(...points.filter((_, index) => index % 2 === 1))
  return points.map((value, index) => (index % 2 === 1 ? value - lowest : value))
}

/** The distance of each point from the one before. Small numbers compress well. */
function steps(points) {
  return points.map((value, index) => value - (index < 2 ? 0 : points[index - 2]))
}

/** `<pair><narrow>,<wide>` of each pair of letters without accents that the font kerns. */
function readKerning(characters, narrow, wide, scale) {
  const letters = characters.filter((character) => /[A-Z\d.,]/.test(character))
  return letters.flatMap((first) =>
    letters.flatMap((second) => {
      const [thin, broad] = [narrow, wide].map((font) =>
        Math.round((typeset(font, first + second).advance - typeset(font, first).advance) * scale),
      )
      return thin === 0 && broad === 0 ? [] : [`${first}${second}${thin},${broad}`]
    }),
  )
}
