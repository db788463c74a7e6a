import { CAP_HEIGHT, drawLine, measureLine } from '../lettering/lettering'
import { blendAccents, readableOn } from './colours'
import type { Poster } from './poster'
import { type Box, perforation, qrModules, rectangle, type Shape, star, ticket } from './shapes'

interface Press {
  poster: Poster
  sheet: Box
}

/** Light modules around a QR code that scanners need (ISO/IEC 18004). */
const QUIET_ZONE = 4
/** Always dark on light, whatever the poster's inks: not every scanner reads the reverse. */
const QR = { dark: '#1d1736', light: '#ffffff' }

/** A raffle ticket: a text and the number, a perforation, and a stub with the QR code. */
export function drawTicket(text: string, box: Box, { poster, sheet }: Press): Shape[] {
  const { inks, number, ground, isSketch } = poster
  const isOnAccents = ground === 'fountain'
  const grounds = isOnAccents ? [inks.paper] : inks.accents
  const ink = readableOn(grounds, inks.ink, inks.paper)
  const paper = ground === 'ticket' || !isOnAccents ? inks.paper : inks.accents[0]
  const pad = box.height * 0.12
  const stubWidth = box.height
  const main = {
    x: box.x + pad * 1.6,
    y: box.y + pad,
    width: box.width - stubWidth - pad * 3.2,
    height: box.height - 2 * pad,
  }
  const stub = { x: box.x + box.width - stubWidth, y: box.y, width: stubWidth, height: box.height }
  const tear = { x: stub.x - 0.003 * sheet.width, y: box.y + pad / 2, width: 0.006 * sheet.width }
  const body = isOnAccents ? inks.paper : blendAccents(inks, [box.x, 0], [box.x + box.width, 0])
  const label = main.height * 0.15
  const digits = { ...main, y: main.y + label * 1.7, height: main.height - label * 1.7 }
  const shapes = [
    { path: ticket(box, box.height * 0.09), fill: body },
    { path: perforation({ ...tear, height: box.height - pad }), fill: paper ?? inks.paper },
  ]
  if (isSketch === true) return [...shapes, { path: rectangle(digits), fill: ink }]
  return [
    ...shapes,
    { path: fitType(text, { ...main, height: text === '' ? 0 : label }, 0.45), fill: ink },
    { path: fitType(number, text === '' ? main : digits, 0.5), fill: ink },
    ...drawStub(stub, ink, poster),
  ]
}

function drawStub(stub: Box, ink: string, { qr, qrText }: Poster): Shape[] {
  const { x, y, width, height } = stub
  const middle = x + width / 2
  if (qr === undefined) {
    return [{ path: star(middle, y + height * 0.53, height * 0.3), fill: ink }]
  }
  const label = qrText === '' ? 0 : height * 0.055
  const side = height * (label === 0 ? 0.8 : 0.74)
  const top = y + (height - side - label * 2) / 2
  const square = { x: middle - side / 2, y: top, width: side, height: side }
  const quiet = (side * QUIET_ZONE) / (qr.length + 2 * QUIET_ZONE)
  const modules = { ...square, x: square.x + quiet, y: top + quiet, width: side - 2 * quiet }
  const text = { x: square.x, y: top + side + label, width: side, height: label }
  return [
    { path: rectangle(square), fill: QR.light },
    { path: qrModules(qr, modules), fill: QR.dark },
    { path: fitType(qrText, text, 0.3), fill: ink },
  ]
}

/** A line as tall as a box allows, centred in it. @param widest on the width axis */
function fitType(text: string, box: Box, widest: number): string {
  const { narrow, wide } = measureLine(text)
  if (narrow === 0 || box.height <= 0) return ''
  const size = Math.min(box.height / CAP_HEIGHT, box.width / narrow)
  const width = Math.min(widest, Math.max(0, (box.width / size - narrow) / (wide - narrow)))
  const length = size * (narrow + width * (wide - narrow))
  return drawLine(text, {
    x: box.x + (box.width - length) / 2,
    baseline: box.y + (box.height + size * CAP_HEIGHT) / 2,
    size,
    width,
  })
}
