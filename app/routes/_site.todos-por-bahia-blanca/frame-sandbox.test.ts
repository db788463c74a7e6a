import { expect, test } from 'vitest'
import { canBeFramed, frameSandbox } from './frame-sandbox'

const siteUrl = 'https://yapa.example'

test('SOS-03 a frame may run and send its page, not leave it', () => {
  const rights = frameSandbox('https://app.yapa.example/campanas/1', siteUrl).split(' ')
  expect(rights).toContain('allow-scripts')
  expect(rights).toContain('allow-same-origin')
  expect(rights.filter((right) => right.startsWith('allow-top-navigation'))).toEqual([])
})

test('SOS-03 a page of this site cannot take its sandbox off', () => {
  expect(frameSandbox('https://yapa.example/sosBahia', siteUrl)).not.toContain('same-origin')
})

test.each([
  ['https://app.yapa.example/campanas/1', true],
  ['http://app.yapa.example/campanas/1', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['/campanas/1', false],
  ['', false],
  [null, false],
])('SOS-03 %s in a frame: %s', (url, framed) => expect(canBeFramed(url)).toBe(framed))
