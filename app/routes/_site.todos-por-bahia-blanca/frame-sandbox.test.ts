import { expect, test } from 'vitest'
import { canBeFramed, frameSandbox } from './frame-sandbox'

const siteUrl = 'https://yapa.example'

test('a frame may run scripts and forms, not navigate the page (SOS-03)', () => {
  const rights = frameSandbox('https://app.yapa.example/campanas/1', siteUrl).split(' ')
  expect(rights).toContain('allow-scripts')
  expect(rights).toContain('allow-same-origin')
  expect(rights.filter((right) => right.startsWith('allow-top-navigation'))).toEqual([])
})

test('a page of this site does not keep its origin in a frame (SOS-03)', () => {
  for (const url of ['https://yapa.example/sosBahia', '/campana-de-ejemplo/1']) {
    expect(frameSandbox(url, siteUrl)).not.toContain('same-origin')
  }
})

test.each([
  ['https://app.yapa.example/campanas/1', true],
  ['http://app.yapa.example/campanas/1', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['/campana-de-ejemplo/1', true],
  ['//app.yapa.example/campanas/1', false],
  ['', false],
  [null, false],
])('%s may be framed: %s (SOS-03)', (url, framed) => expect(canBeFramed(url)).toBe(framed))
