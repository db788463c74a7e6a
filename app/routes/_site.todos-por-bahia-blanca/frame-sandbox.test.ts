import { expect, test } from 'vitest'
import { canBeFramed, frameSandbox } from './frame-sandbox'

const siteUrl = 'https://yapa.example'

test('only a page of another site keeps its origin in a frame (SOS-03)', () => {
  expect(frameSandbox('https://app.yapa.example/campanas/1', siteUrl)).toContain('same-origin')
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
