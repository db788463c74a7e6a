import { parentPort, workerData } from 'node:worker_threads'
import {
  layoutMultilineText,
  PDFDocument,
  popGraphicsState,
  pushGraphicsState,
  rgb,
  rotateDegrees,
  StandardFonts,
  TextAlignment,
  translate,
} from '@cantoo/pdf-lib'

// JavaScript, because worker threads do not load TypeScript from the sources.

/** Of the shorter side of a page: 9 points on A4. */
const SIZE = 1 / 66
const MIN_SIZE = 6

/** @type {{ bytes: Uint8Array, text: string }} */
const { bytes, text } = workerData
parentPort?.postMessage(await stampPages(bytes, text))

/**
 * Prints a strip with the text on each page, at the lower edge as readers show it.
 * @param {Uint8Array} source
 * @param {string} words
 * @throws Error for a file that is no PDF, and for an encrypted one
 */
async function stampPages(source, words) {
  const pdf = await PDFDocument.load(source)
  const font = await pdf.embedFont(StandardFonts.HelveticaBold)
  const shown = toPrintable(words, font)
  const longest = Math.max(...shown.split(' ').map((word) => font.widthOfTextAtSize(word, 1)))
  for (const page of pdf.getPages()) {
    const { left, bottom, right, top } = findVisibleBox(page)
    const turned = ((page.getRotation().angle % 360) + 360) % 360
    const sides = [right - left, top - bottom]
    const [width = 0] = turned % 180 === 0 ? sides : sides.toReversed()
    // The longest word fits, too.
    const size = Math.min(Math.max(MIN_SIZE, Math.min(...sides) * SIZE), width / (longest + 4))
    const { lines } = layoutMultilineText(shown, {
      alignment: TextAlignment.Left,
      font,
      fontSize: size,
      bounds: { x: 0, y: 0, width: width - 4 * size, height: 0 },
    })
    page.pushOperators(
      pushGraphicsState(),
      // From here on, 0/0 is the lower left corner as readers show it.
      translate(
        turned === 90 || turned === 180 ? right : left,
        turned === 180 || turned === 270 ? top : bottom,
      ),
      rotateDegrees(turned),
    )
    const lineHeight = 1.2 * size
    // Behind the words, so that they are readable on any page.
    page.drawRectangle({
      x: 1.5 * size,
      y: size,
      width: Math.max(...lines.map((line) => line.width)) + size,
      height: lines.length * lineHeight + 0.4 * size,
      color: rgb(1, 1, 1),
      opacity: 0.9,
    })
    page.drawText(lines.map((line) => line.text).join('\n'), {
      ...{ x: 2 * size, y: 1.5 * size + (lines.length - 1) * lineHeight },
      ...{ size, font, lineHeight, color: rgb(0.11, 0.09, 0.21) },
    })
    page.pushOperators(popGraphicsState())
  }
  return pdf.save()
}

/**
 * The part of a page that readers show: a crop box may reach beyond the page.
 * @param {import('@cantoo/pdf-lib').PDFPage} page
 */
function findVisibleBox(page) {
  const [crop, media] = [page.getCropBox(), page.getMediaBox()]
  return {
    left: Math.max(crop.x, media.x),
    bottom: Math.max(crop.y, media.y),
    right: Math.min(crop.x + crop.width, media.x + media.width),
    top: Math.min(crop.y + crop.height, media.y + media.height),
  }
}

/**
 * The fonts that every reader has lack other scripts: a letter without its accent, or a mark.
 * @param {string} line
 * @param {import('@cantoo/pdf-lib').PDFFont} font
 */
function toPrintable(line, font) {
  const known = new Set(font.getCharacterSet())
  /** @param {string} letter */
  const isKnown = (letter) => known.has(letter.codePointAt(0) ?? 0)
  return Array.from(line.normalize('NFC'), (letter) =>
    isKnown(letter) ? letter : ([...letter.normalize('NFD')].find(isKnown) ?? '?'),
  ).join('')
}
