import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { isDark, qrPath } from './qr-code'
import { qrCode } from './qr-code.server'

const link = 'https://play.google.com/store/apps/details?id=example.yapa.app'

test('HOME-04 a code holds the modules of its text, without the quiet zone', () => {
  const code = qrCode(link)
  const fresh = encode(link, { ecc: 'M', border: 0 })
  expect(code?.size).toBe(fresh.size)
  const modules = fresh.data.map((row, y) =>
    row.map((_, x) => code !== undefined && isDark(code, y, x)),
  )
  expect(modules).toEqual(fresh.data)
})

test('HOME-04 a code travels in a few hundred characters', () => {
  expect(qrCode(link)?.modules.length).toBeLessThan(400)
})

test('HOME-04 the path draws the dark modules and nothing else', () => {
  // 1010 0110 1000: rows 101, 001, 101 and three bits over
  const code = { size: 3, modules: 'a68' }
  expect(qrPath(code)).toBe('M0 0h1v1h-1zM2 0h1v1h-1zM2 1h1v1h-1zM0 2h1v1h-1zM2 2h1v1h-1z')
})

test('HOME-04 the same link gives the same code, another gives another', () => {
  expect(qrCode(link)).toBe(qrCode(link))
  expect(qrCode('https://apps.apple.com/app/id0')).not.toEqual(qrCode(link))
})

test('CMS-08 no link, and one that no code can hold, give none', () => {
  expect(qrCode(null)).toBeUndefined()
  expect(qrCode('')).toBeUndefined()
  expect(qrCode(`https://example.com/${'a'.repeat(3000)}`)).toBeUndefined()
})
