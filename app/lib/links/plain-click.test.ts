import { afterEach, expect, test, vi } from 'vitest'
import { pathOfPlainClick } from './plain-click'

afterEach(() => vi.unstubAllGlobals())

const plain = {
  button: 0,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  defaultPrevented: false,
}

/** Clicks on a link whose address starts with a slash. */
function clickOn(href: string, changed: Partial<typeof plain> = {}) {
  class Link extends EventTarget {
    readonly closest = () => ({ getAttribute: () => href })
  }
  vi.stubGlobal('Element', Link)
  return pathOfPlainClick({ ...plain, target: new Link(), ...changed })
}

test('follows a plain click to a page of this site', () => {
  expect(clickOn('/galeria?a=1#b')).toBe('/galeria?a=1#b')
  expect(clickOn('/campana-de-ejemplo/volver-a-casa'), 'no page of React').toBeUndefined()
  expect(clickOn('/galeria', { ctrlKey: true })).toBeUndefined()
  expect(clickOn('/galeria', { button: 1 })).toBeUndefined()
  expect(clickOn('/galeria', { defaultPrevented: true })).toBeUndefined()
})

test.each(['//evil.example', '/\\evil.example', '/\t/evil.example', '/\\/evil.example'])(
  'leaves %j, which leads to another site, to the browser (GHSA-wrjc-x8rr-h8h6)',
  (href) => expect(clickOn(href)).toBeUndefined(),
)
