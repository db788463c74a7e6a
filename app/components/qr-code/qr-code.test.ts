import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { isDark } from './qr-code'
import { getQrCode } from './qr-code.server'

const link = 'https://play.google.com/store/apps/details?id=example.yapa.app'

test('encodes the modules of the text without the quiet zone (HOME-04)', () => {
  const code = getQrCode(link)
  const fresh = encode(link, { ecc: 'M', border: 0 })
  expect(code?.size).toBe(fresh.size)
  const modules = fresh.data.map((row, y) =>
    row.map((_, x) => code !== undefined && isDark(code, y, x)),
  )
  expect(modules).toEqual(fresh.data)
})

test('returns the same code for the same link only (HOME-04)', () => {
  expect(getQrCode(link)).toBe(getQrCode(link))
  expect(getQrCode('https://apps.apple.com/app/id0')).not.toEqual(getQrCode(link))
})

test('returns undefined without a link or for one that is too long (CMS-08)', () => {
  expect(getQrCode(null)).toBeUndefined()
  expect(getQrCode('')).toBeUndefined()
  expect(getQrCode(`https://example.com/${'a'.repeat(3000)}`)).toBeUndefined()
})
