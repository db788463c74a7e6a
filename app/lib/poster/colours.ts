import type { Inks } from './poster'
import type { Fill, Fountain } from './shapes'

/** A colour as `#rrggbb`, the only notation that every file format accepts. */
const HEX = /^#[0-9a-f]{6}$/i

export function isColour(value: string | null | undefined): value is string {
  return HEX.test(value ?? '')
}

/** Red, green and blue from 0 to 1. */
export function channels(colour: string): [number, number, number] {
  const channel = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16) / 255
  return [channel(1), channel(3), channel(5)]
}

/** Mixes two colours: a share of 0 gives the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const other = channels(second)
  const mixed = channels(first).map((value, index) => value + share * ((other[index] ?? 0) - value))
  return `#${mixed.map((value) => toHex(value)).join('')}`
}

function toHex(value: number): string {
  return Math.round(value * 255)
    .toString(16)
    .padStart(2, '0')
}

/** Contrast of two colours as WCAG defines it, from 1 to 21. */
export function contrast(first: string, second: string): number {
  const [light = 0, dark = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const [red, green, blue] = channels(colour).map((value) =>
    value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

/** Returns the one of two colours that has more contrast on all `grounds`. */
export function readableOn(grounds: readonly string[], first: string, second: string): string {
  const least = (colour: string) => Math.min(...grounds.map((ground) => contrast(ground, colour)))
  return least(first) >= least(second) ? first : second
}

/** A gradient of the accents between two points; one colour alone has none. */
export function blendAccents(
  { accents, ink }: Inks,
  from: Fountain['from'],
  to: Fountain['to'],
): Fill {
  const [first = ink, ...others] = accents
  return others.length === 0 ? first : { colours: accents, from, to }
}
