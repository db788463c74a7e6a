import { expect, test } from 'vitest'
import { imageWidths } from './image-widths'

test('offers one width for all screens that need about the same (FAST-02)', () => {
  expect(imageWidths('12rem', 1000)).toEqual([192, 384])
})

test('has a fitting width for the phone that Lighthouse emulates (FAST-02)', () => {
  const needed = 412 * 1.75
  const fitting = imageWidths('(min-width: 64rem) 44vw, 100vw', 1400).find((one) => one >= needed)
  expect(fitting).toBeLessThan(needed * 1.15)
})

test('offers no width beyond the picture itself', () => {
  expect(imageWidths('100vw', 300)).toEqual([300])
})

test('rejects a size in another form than rem or vw', () => {
  expect(() => imageWidths('calc(100vw - 2rem)', 300)).toThrow('calc(100vw - 2rem)')
})
