import { exposure } from '../press/art'
import { at } from '../press/art'
import { qr } from '../props/paper'

/** A square that reads as a QR code, as SVG for a page. It is a drawing: it leads nowhere. */
export const qrPicture = (side: number): string => {
  const drawing = at(100, 100, qr(200))(exposure(['tinta'], 'amount'))
  return (
    `<svg viewBox="0 0 200 200" width="${side}" height="${side}" style="filter:invert(1)">` +
    `${drawing.replace(/rgb\(255,0,0\)/g, '#e2e8c9').replace(/rgb\(0,0,0\)/g, '#000715')}</svg>`
  )
}
