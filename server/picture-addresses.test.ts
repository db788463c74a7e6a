import { expect, test } from 'vitest'
import { pictureAddresses } from './picture-warmer'

const PICTURE = '/images/embedded/production/ab-800x800.webp'

test('finds every width of a srcset, also with commas in addresses (FAST-01)', () => {
  const at = (width: number) => `/lake${PICTURE}?rect=0,133,800,534&amp;w=${width}&amp;auto=format`
  const html = `<img alt="" srcSet="${at(320)} 320w, ${at(640)} 640w" src="${at(640)}"/>`
  expect(pictureAddresses(html)).toEqual([
    `${PICTURE}?rect=0,133,800,534&w=320&auto=format`,
    `${PICTURE}?rect=0,133,800,534&w=640&auto=format`,
  ])
})

test('finds preloaded pictures and those of link previews (FAST-01)', () => {
  const html = [
    `<link rel="preload" as="image" imagesrcset="/lake${PICTURE}?w=1, /lake${PICTURE}?w=2 2x">`,
    `<meta property="og:image" content="https://example.org/lake${PICTURE}?w=3&amp;fm=jpg">`,
  ].join('')
  expect(pictureAddresses(html)).toEqual([
    `${PICTURE}?w=1`,
    `${PICTURE}?w=2`,
    `${PICTURE}?w=3&fm=jpg`,
  ])
})

test('omits originals, other files and inline data (FAST-01)', () => {
  const html = [
    `<img src="/lake${PICTURE}"><a href="/lake/files/embedded/production/ab.pdf?dl=a.pdf">`,
    `<img src="/marca.svg?w=1"><script>{"src":"/lake${PICTURE}?w=1\\u0026h=2"}</script>`,
  ].join('')
  expect(pictureAddresses(html)).toEqual([])
})
