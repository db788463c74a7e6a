import { expect, test } from 'vitest'
import { listFiles, listFonts, toCopy } from './saved-copy'

test('removes scripts, data and preloads of modules (OFF-01)', () => {
  const html =
    '<head><link rel="modulepreload" href="/a.js"/><script>run("<b>")</script></head>' +
    '<body><p>Texto</p><script type="application/json" id="page-data">{"a":"\\u003c"}</script></body>'
  expect(toCopy(html)).toBe('<head></head><body><p>Texto</p></body>')
})

test('a copy has no text in place of a form that is only a button (OFF-01)', () => {
  const form = '<form><input type="hidden" name="from" value="/"/><button>Achicar</button></form>'
  expect(toCopy(`<p>Texto</p>${form}`)).toBe('<p>Texto</p>')
})

test('finds style sheets, scripts and pictures in their smallest size (OFF-01)', () => {
  const image = '/lake/images/embedded/production'
  const html =
    '<link rel="stylesheet" href="/assets/styles-a.css"/><link rel="icon" href="/favicon.svg"/>' +
    '<script>{"modules":{"root":"/assets/root-a.js"}}</script>' +
    `<img srcSet="${image}/a-9x9.webp?w=320&amp;q=60 320w, ${image}/a-9x9.webp?w=640 640w" src="${image}/a-9x9.webp?w=640"/>` +
    `<img src="${image}/logo-9x9.svg"/><img srcSet="https://cdn.example/b.webp 320w"/>`
  expect(listFiles(html)).toEqual({
    files: ['/assets/styles-a.css', '/assets/root-a.js'],
    pictures: [`${image}/a-9x9.webp?w=320&q=60`, `${image}/logo-9x9.svg`],
  })
})

test('finds the fonts of a style sheet (OFF-01)', () => {
  const css = "@font-face{src:url(/assets/a-b.woff2) format('woff2')}i{background:url(data:a)}"
  expect(listFonts(css)).toEqual(['/assets/a-b.woff2'])
})
