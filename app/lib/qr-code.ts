/** A QR code as a page receives it: small enough to travel with every page. */
export interface QrCode {
  /** Modules on a side, without the quiet zone. */
  size: number
  /** All modules row by row, dark ones 1, four to a hexadecimal digit. */
  modules: string
}

/** Light modules around a code, without which readers do not find it (ISO/IEC 18004). */
export const QUIET_ZONE = 4

/** True for a dark module. */
export function isDark({ size, modules }: QrCode, row: number, column: number): boolean {
  const index = row * size + column
  const digit = Number.parseInt(modules.charAt(index >> 2), 16)
  return ((digit >> (3 - (index & 3))) & 1) === 1
}

/** The dark modules as one SVG path of unit squares, each run of a row drawn in one piece. */
export function qrPath(code: QrCode): string {
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
