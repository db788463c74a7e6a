import { inks, paper, type InkName } from './inks'

/** One pass: how much of the ink lies at each pixel, and how it is screened, as bytes. */
export interface Pass {
  readonly amount: Uint8Array
  readonly screen: Uint8Array
}

/** A plate: what one ink prints, pass after pass. */
export interface Plate {
  readonly ink: InkName
  readonly passes: readonly Pass[]
}

/** A sheet with its bleed: the plates are this much larger on every side than the picture. */
export interface Sheet {
  readonly width: number
  readonly height: number
  readonly bleed: number
}

interface Setting {
  /** Angle of the screen in degrees: different for each ink, so that dots never fall together. */
  readonly angle: number
  /** How far the plate sits from where it should: the misprint, in units of the screen's cell. */
  readonly shift: readonly [number, number]
}

const settings: Record<InkName, Setting> = {
  tinta: { angle: 45, shift: [0, 0] },
  naranja: { angle: 75, shift: [0.62, -0.42] },
  amarillo: { angle: 0, shift: [-0.7, 0.5] },
  celeste: { angle: 15, shift: [-0.55, 0.6] },
  verde: { angle: 20, shift: [-0.6, 0.45] },
}

/** A number from 0 to 1 for a cell of the sheet, always the same. */
function grain(x: number, y: number, salt: number): number {
  let h = Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(salt, 2147483647)
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296
}

/** The same, but smooth between the cells: the uneven inking of a drum. */
function cloud(x: number, y: number, salt: number): number {
  const [column, row] = [Math.floor(x), Math.floor(y)]
  const [u, v] = [x - column, y - row]
  const top = grain(column, row, salt) * (1 - u) + grain(column + 1, row, salt) * u
  const bottom = grain(column, row + 1, salt) * (1 - u) + grain(column + 1, row + 1, salt) * u
  return top * (1 - v) + bottom * v
}

/** The amount above which a pixel is inked, for a screen's dots: from 0 in the middle to 1. */
function dotThreshold(u: number, v: number): number {
  return 0.5 - (Math.cos(u) + Math.cos(v)) / 4
}

function lineThreshold(v: number): number {
  const phase = v / (2 * Math.PI)
  return Math.abs(phase - Math.floor(phase) - 0.5) * 2
}

interface Place {
  readonly index: number
  readonly x: number
  readonly y: number
}

/** How much of the ink one pass leaves at a place, from 0 to 1. */
function landing(pass: Pass, ink: InkName, { index, x, y }: Place, cell: number): number {
  const amount = (pass.amount[index] ?? 0) / 255
  const screen = pass.screen[index] ?? 0
  if (amount < 0.012) return 0
  if (screen < 64 || amount > 0.985) return amount
  const angle = (settings[ink].angle * Math.PI) / 180
  const k = (2 * Math.PI) / cell
  const u = (x * Math.cos(angle) + y * Math.sin(angle)) * k
  const v = (y * Math.cos(angle) - x * Math.sin(angle)) * k
  const threshold = screen < 192 ? lineThreshold(v) : dotThreshold(u, v)
  const softness = 2.2 / cell
  return Math.min(1, Math.max(0, (amount - threshold) / softness + 0.5))
}

/**
 * Prints plates on paper: screens the tints, moves every plate by its misprint, leaves out the
 * specks where ink does not take, and multiplies.
 * @param cell size of the screen's cell in pixels
 * @returns RGB bytes of the picture without its bleed
 */
export function printPlates(plates: readonly Plate[], sheet: Sheet, cell: number): Uint8Array {
  const { width, height, bleed } = sheet
  const plateWidth = width + 2 * bleed
  const picture = new Uint8Array(width * height * 3)
  const rgb: [number, number, number] = [0, 0, 0]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      rgb[0] = paper[0]
      rgb[1] = paper[1]
      rgb[2] = paper[2]
      plates.forEach((plate, order) => {
        const { shift } = settings[plate.ink]
        const column = x + bleed - Math.round(shift[0] * cell)
        const row = y + bleed - Math.round(shift[1] * cell)
        const place = { index: row * plateWidth + column, x, y }
        let ink = 0
        for (const pass of plate.passes) {
          ink = 1 - (1 - ink) * (1 - landing(pass, plate.ink, place, cell))
        }
        if (ink === 0) return
        if (grain(x >> 1, y >> 1, order + 1) > 0.9991) ink *= 0.3
        ink *= 0.94 + 0.06 * cloud(x / 40, y / 40, order + 11)
        const colour = inks[plate.ink]
        rgb[0] *= 1 - ink + (ink * colour[0]) / 255
        rgb[1] *= 1 - ink + (ink * colour[1]) / 255
        rgb[2] *= 1 - ink + (ink * colour[2]) / 255
      })
      picture.set(rgb.map(Math.round), (y * width + x) * 3)
    }
  }
  return picture
}
