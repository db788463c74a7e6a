import { expect, test } from 'vitest'
import { detectDevice, hrefForDevice } from './device'

const agents = {
  pixel:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  oldIpad:
    'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1 Mobile/15E148 Safari/604.1',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
  windows:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
  windowsPhone:
    'Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; Microsoft; Lumia 950) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/52.0.2743.116 Mobile Safari/537.36 Edge/15.15063',
}

const of = (headers: Headers) => detectDevice((name) => headers.get(name))

test.each([
  ['pixel', 'android'],
  ['iphone', 'ios'],
  ['oldIpad', 'ios'],
  ['mac', 'other'],
  ['windows', 'other'],
  ['windowsPhone', 'other'],
] as const)('detects the device from the user agent: %s (HOME-07)', (agent, device) => {
  expect(of(new Headers({ 'User-Agent': agents[agent] }))).toBe(device)
})

test.each([
  ['"Android"', agents.windows, 'android'],
  ['"iOS"', agents.mac, 'ios'],
  ['"Windows"', agents.pixel, 'other'],
  ['"Chrome OS"', agents.pixel, 'other'],
  ['"Unknown"', agents.pixel, 'android'],
  ['', agents.iphone, 'ios'],
])('prefers the client hint to the user agent: %s (HOME-07)', (hint, agent, device) => {
  const headers = new Headers({ 'Sec-CH-UA-Platform': hint, 'User-Agent': agent })
  expect(of(headers)).toBe(device)
})

const links = { android: 'https://play.example/app', ios: 'https://apps.example/app' }

test.each([
  [links.ios, 'android', links.android],
  [links.android, 'ios', links.ios],
  [links.ios, 'other', links.ios],
  ['/biblioteca', 'android', '/biblioteca'],
  [null, 'ios', null],
  ['#descargar', 'android', links.android],
  ['/#descargar', 'ios', links.ios],
  ['#descargar', 'other', '#descargar'],
  ['#como-funciona', 'ios', '#como-funciona'],
  ['/biblioteca#descargar', 'ios', '/biblioteca#descargar'],
] as const)('a link to %s on %s leads to %s (HOME-07)', (href, device, expected) => {
  expect(hrefForDevice(href, device, links, 'descargar')).toBe(expected)
})

test('leaves links unchanged without store links (CMS-08)', () => {
  expect(hrefForDevice(links.ios, 'android', null)).toBe(links.ios)
  expect(hrefForDevice(links.ios, 'android', { ios: links.ios })).toBe(links.ios)
})
