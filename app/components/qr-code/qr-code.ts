/** A QR code in a compact encoding, because every page carries it. */
export interface QrCode {
  /** Modules per side, without the quiet zone. */
  size: number
  /** The modules row by row as hexadecimal digits of four bits each; 1 is dark. */
  modules: string
}

/** Width in light modules of the margin that scanners need (ISO/IEC 18004). */
export const QUIET_ZONE = 4

export function isDark({ size, modules }: QrCode, row: number, column: number): boolean {
  const index = row * size + column
  const digit = Number.parseInt(modules.charAt(index >> 2), 16)
  return ((digit >> (3 - (index & 3))) & 1) === 1
}

/** A QR code as an SVG file, dark on light with its quiet zone. */
export function drawQrFile(code: QrCode): string {
  const side = code.size + 2 * QUIET_ZONE
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${4 * side}" height="${4 * side}"`,
    ` viewBox="${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}" shape-rendering="crispEdges">`,
    `<rect x="${-QUIET_ZONE}" y="${-QUIET_ZONE}" width="${side}" height="${side}" fill="#fff"/>`,
    `<path d="${drawQrPath(code)}"/></svg>`,
  ].join('')
}

/** The dark modules as one SVG path in module units, one rectangle per horizontal run. */
export function drawQrPath(code: QrCode): string {
  let path = ''
  for (let row = 0; row < code.size; row += 1) {
    for (let column = 0; column < code.size; column += 1) {
      const start = column
      while (column < code.size && isDark(code, row, column)) column += 1
      if (column > start) path += `M${start} ${row}h${column - start}v1h-${column - start}z`
    }
  }
  return path
}
