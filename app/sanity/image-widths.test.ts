import { expect, test } from 'vitest'
import { imageWidths } from './image-widths'

test('offers one width for screens with similar needs (FAST-02)', () => {
  expect(imageWidths('12rem', 1000)).toEqual([192, 384])
})

test('offers a width that fits the phone that Lighthouse emulates (FAST-02)', () => {
  const needed = 412 * 1.75
  const fitting = imageWidths('(min-width: 64rem) 44vw, 100vw', 1400).find((one) => one >= needed)
  expect(fitting).toBeLessThan(needed * 1.15)
})

test('offers no width larger than the image', () => {
  expect(imageWidths('100vw', 300)).toEqual([300])
})

test('rejects sizes that are not in rem or vw', () => {
  expect(() => imageWidths('calc(100vw - 2rem)', 300)).toThrow('calc(100vw - 2rem)')
})
