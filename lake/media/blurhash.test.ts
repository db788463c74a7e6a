import type { Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { blurHashOf } from './blurhash'
import { halves } from './test-media'

const pixelsOf = async (picture: Sharp) =>
  picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true })

test('black has the hash that it has everywhere, and white its mean colour', () => {
  const black = Buffer.alloc(64 * 64 * 4)
  expect(blurHashOf(black, 64, 64)).toBe('L00000fQfQfQfQfQfQfQfQfQfQfQ')
  const white = Buffer.alloc(64 * 64 * 4, 255)
  // 0xffffff in base 83.
  expect(blurHashOf(white, 64, 64).slice(2, 6)).toBe('TSUA')
})

test('the first wave tells which side is which', async () => {
  const { data, info } = await pixelsOf(halves())
  const turned = await pixelsOf(halves().flop())
  const hash = blurHashOf(data, info.width, info.height)
  expect(hash).toMatch(/^L.{27}$/)
  const wave = (text: string) => {
    const digits =
      '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz#$%*+,-.:;=?@[]^_{|}~'
    const value = digits.indexOf(text.charAt(6)) * 83 + digits.indexOf(text.charAt(7))
    return { red: Math.floor(value / 361) - 9, blue: (value % 19) - 9 }
  }
  // Cosine is largest on the left: red adds to it, blue takes from it.
  expect(wave(hash)).toEqual({ red: 9, blue: -9 })
  expect(wave(blurHashOf(turned.data, 40, 20))).toEqual({ red: -9, blue: 9 })
})
