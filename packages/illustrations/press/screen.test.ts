import { describe, expect, test } from 'vitest'
import { printPlates, type Plate } from './screen'

const sheet = { width: 80, height: 80, bleed: 16 }
const area = (sheet.width + 2 * sheet.bleed) * (sheet.height + 2 * sheet.bleed)

const plate = (ink: Plate['ink'], amount: number, screen: number): Plate => ({
  ink,
  passes: [
    { amount: new Uint8Array(area).fill(amount), screen: new Uint8Array(area).fill(screen) },
  ],
})

const mean = (picture: Uint8Array, channel: number) => {
  let sum = 0
  for (let i = channel; i < picture.length; i += 3) sum += picture[i] ?? 0
  return sum / (picture.length / 3)
}

describe('printing plates', () => {
  test('no ink leaves the paper bare', () => {
    const picture = printPlates([plate('tinta', 0, 0)], sheet, 7)
    expect([...picture.slice(0, 3)]).toEqual([0xff, 0xf8, 0xea])
  })

  test('two solid inks multiply', () => {
    const one = printPlates([plate('amarillo', 255, 0)], sheet, 7)
    const both = printPlates([plate('amarillo', 255, 0), plate('celeste', 255, 0)], sheet, 7)
    expect(mean(both, 0)).toBeLessThan(mean(one, 0) / 3)
  })

  test.each([64, 128, 192])('dots of %i/255 cover about as much as the flat tint', (amount) => {
    const flat = printPlates([plate('tinta', amount, 0)], sheet, 7)
    const dotted = printPlates([plate('tinta', amount, 255)], sheet, 7)
    expect(Math.abs(mean(flat, 1) - mean(dotted, 1))).toBeLessThan(22)
  })

  test('the same plates give the same picture', () => {
    const plates = [plate('naranja', 140, 255), plate('verde', 90, 128)]
    expect(printPlates(plates, sheet, 7)).toEqual(printPlates(plates, sheet, 7))
  })
})
