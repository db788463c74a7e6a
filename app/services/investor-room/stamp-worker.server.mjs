import { parentPort, workerData } from 'node:worker_threads'
import { degrees, PDFDocument, rgb, StandardFonts } from '@cantoo/pdf-lib'

// JavaScript, because worker threads do not load TypeScript from the sources.

const MARGIN = 24
const MAX_SIZE = 9

/** @type {{ bytes: Uint8Array, text: string }} */
const { bytes, text } = workerData
parentPort?.postMessage(await stampPages(bytes, text))

/**
 * Prints a line on each page, at the lower edge as readers show it.
 * @param {Uint8Array} source
 * @param {string} line
 * @throws Error for a file that is no PDF, and for an encrypted one
 */
async function stampPages(source, line) {
  const pdf = await PDFDocument.load(source)
  const font = await pdf.embedFont(StandardFonts.HelveticaBold)
  const shown = toPrintable(line, font)
  for (const page of pdf.getPages()) {
    const { x, y, width, height } = page.getCropBox()
    const turned = ((page.getRotation().angle % 360) + 360) % 360
    const isTurned = turned === 90 || turned === 270
    const length = (isTurned ? height : width) - 2 * MARGIN
    const size = Math.min(MAX_SIZE, length / font.widthOfTextAtSize(shown, 1))
    const options = {
      x: turned === 90 || turned === 180 ? x + width - MARGIN : x + MARGIN,
      y: turned >= 180 ? y + height - MARGIN : y + MARGIN,
      rotate: degrees(turned),
    }
    // Behind the words, so that they are readable on any page.
    page.drawRectangle({
      ...options,
      width: font.widthOfTextAtSize(shown, size),
      height: size,
      color: rgb(1, 1, 1),
      opacity: 0.8,
    })
    page.drawText(shown, { ...options, size, font, color: rgb(0.11, 0.09, 0.21) })
  }
  return pdf.save()
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
