/** The inks of the brand and the paper under them, as sRGB bytes. */
export const inks = {
  tinta: [0x1d, 0x17, 0x36],
  naranja: [0xf4, 0x53, 0x2b],
  amarillo: [0xff, 0xc4, 0x36],
  celeste: [0x2e, 0x86, 0xde],
  verde: [0x0f, 0x7b, 0x54],
} as const satisfies Record<string, readonly [number, number, number]>

export const paper = [0xff, 0xf8, 0xea] as const

/** The name of an ink. */
export type InkName = keyof typeof inks

/** How a tint is printed: flat, or broken up into dots or lines. */
export type Screen = 'flat' | 'dots' | 'lines'

/** How much of one ink lies on a shape: 0 is bare paper, 1 is solid. */
export interface Tint {
  readonly amount: number
  readonly screen: Screen
}

/** What a shape is printed with. An ink that is not named is knocked out. */
export type Tone = Readonly<Partial<Record<InkName, Tint | number>>>

/** A tint of dots. */
export const dots = (amount: number): Tint => ({ amount, screen: 'dots' })

/** A tint of lines. */
export const lines = (amount: number): Tint => ({ amount, screen: 'lines' })

/** A number is a flat tint. */
export function tintOf(value: Tint | number | undefined): Tint {
  if (value === undefined) return { amount: 0, screen: 'flat' }
  return typeof value === 'number' ? { amount: value, screen: 'flat' } : value
}

export const bare: Tone = {}
export const black: Tone = { tinta: 1 }
export const orange: Tone = { naranja: 1 }
export const yellow: Tone = { amarillo: 1 }
export const blue: Tone = { celeste: 1 }
export const green: Tone = { verde: 1 }
