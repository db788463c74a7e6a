import { expect, test } from 'vitest'
import { hrefOnDevice, storeOf } from './store-link'

const links = { android: 'https://play.example/app', ios: 'https://apps.example/app' }

test('HOME-07 each device has its store', () => {
  expect(storeOf('android', links)).toBe(links.android)
  expect(storeOf('ios', links)).toBe(links.ios)
  expect(storeOf('other', links)).toBeUndefined()
  expect(storeOf('ios', { android: links.android })).toBeUndefined()
  expect(storeOf('ios', null)).toBeUndefined()
})

test.each([
  [links.ios, 'android', links.android],
  [links.android, 'ios', links.ios],
  [links.ios, 'ios', links.ios],
  [links.ios, 'other', links.ios],
  ['/biblioteca', 'android', '/biblioteca'],
  ['https://play.example/other', 'ios', 'https://play.example/other'],
  ['', 'ios', ''],
  [null, 'ios', null],
] as const)('HOME-07 a link to %s on %s leads to %s', (href, device, expected) => {
  expect(hrefOnDevice(href, device, links)).toBe(expected)
})

test('CMS-08 without store links every link stays as it is', () => {
  expect(hrefOnDevice(links.ios, 'android', null)).toBe(links.ios)
  expect(hrefOnDevice(undefined, 'android', {})).toBeUndefined()
  expect(hrefOnDevice(links.ios, 'android', { ios: links.ios })).toBe(links.ios)
})
