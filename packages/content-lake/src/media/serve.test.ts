import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { redBlueImage, inspectImage, solidImage, startMediaLake } from '../testing/media-lake'

const immutable = 'public, max-age=31536000, immutable'

async function startWithImage() {
  const lake = await startMediaLake()
  const bytes = await redBlueImage().png().toBuffer()
  const { url } = await lake.upload('images', bytes)
  const get = (query: string, headers: Record<string, string> = {}) =>
    fetch(`${url}?${query}`, { headers })
  const cached = () => readdirSync(path.join(lake.dir, 'cache', 'images'))
  return { ...lake, bytes, url, get, cached }
}

test('sends the uploaded bytes without parameters, whatever the browser accepts', async () => {
  const { url, bytes } = await startWithImage()
  const answer = await fetch(url, { headers: { accept: 'image/avif,image/webp' } })
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/png',
    'cache-control': immutable,
    'x-content-type-options': 'nosniff',
    'content-length': String(bytes.length),
  })
  expect(answer.headers.get('vary')).toBe('Origin')
  const named = await fetch(`${url}/azul.png`)
  expect(Buffer.from(await named.arrayBuffer())).toEqual(bytes)
})

test('keeps transparency unless the format has none', async () => {
  const { upload } = await startMediaLake()
  const { url } = await upload('images', await solidImage(8, 8, '#ff000000').png().toBuffer())
  const at = async (query: string) =>
    (await inspectImage(await fetch(`${url}?${query}`))).at(0.5, 0.5)
  expect(await at('w=4')).toBe('clear')
  expect(await at('w=4&fm=webp')).toBe('clear')
  expect(await at('w=4&fm=jpg')).toBe('white')
})

const negotiated = [
  ['auto=format&w=30', 'image/avif,image/webp,*/*', 'image/avif'],
  ['auto=format&w=30', 'image/webp,*/*', 'image/webp'],
  ['auto=format&w=30', '*/*', 'image/png'],
  ['auto=format&fm=jpg', 'image/webp', 'image/jpeg'],
  ['auto=format&fm=webp', '*/*', 'image/webp'],
  ['auto=format&fm=avif', 'image/webp', 'image/avif'],
  // For large pictures WebP is quicker.
  ['auto=format&w=4000', 'image/avif,image/webp', 'image/webp'],
] as const

test('auto=format sends what the browser accepts, and Vary', async () => {
  const { get } = await startWithImage()
  for (const [query, accept, type] of negotiated) {
    const { headers } = await get(query, { accept })
    expect(headers.get('content-type'), `${query} ${accept}`).toBe(type)
    expect(headers.get('vary'), query).toBe('Origin, Accept')
  }
})

test('creates a variant once and answers 304 by its ETag', async () => {
  const { get, cached } = await startWithImage()
  const [first] = await Promise.all(Array.from({ length: 8 }, () => get('w=300&fm=webp')))
  expect(cached()).toHaveLength(1)
  expect(first?.headers.get('cache-control')).toBe(immutable)

  const tag = first?.headers.get('etag') ?? ''
  // Without Cache-Control, `fetch` adds `no-cache` to conditional requests.
  const conditional = { 'if-none-match': tag, 'cache-control': 'max-age=0' }
  const again = await get('fm=webp&w=300', conditional)
  expect([again.status, await again.text()]).toEqual([304, ''])
  expect((await get('w=301&fm=webp', conditional)).status).toBe(200)
})

test('rejects unknown parameters, pictures, projects and datasets, without caching', async () => {
  const { get, url, origin } = await startWithImage()
  const unknown = await get('width=10')
  expect(await unknown.json()).toMatchObject({ statusCode: 400, message: /"width"/ })
  const name = `${'0'.repeat(40)}-1x1.png`
  for (const address of [
    url.replace('/embedded/', '/other/'),
    url.replace('/production/', '/other/'),
    `${origin}/images/embedded/production/${name}`,
    `${origin}/images/embedded/production/${name}?w=10`,
    `${origin}/images/embedded/production/..%2F..%2Flake.sqlite`,
    `${origin}/files/embedded/production/..%2F..%2Flake.sqlite`,
    `${origin}/files/embedded/production/${'0'.repeat(40)}.pdf`,
  ]) {
    const answer = await fetch(address)
    expect([address, answer.status]).toEqual([address, 404])
    expect(answer.headers.get('cache-control') ?? '').not.toContain('immutable')
  }
})

test('sends SVG unchanged, with a sandbox policy', async () => {
  const { upload } = await startMediaLake()
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="30" height="10"><script>alert(1)</script><rect width="30" height="10" fill="red"/></svg>`
  const { url } = await upload('images', drawing)
  const answer = await fetch(`${url}?w=300&auto=format`, { headers: { accept: 'image/avif' } })
  expect(await answer.text()).toBe(drawing)
  expect(answer.headers.get('content-type')).toBe('image/svg+xml')
  expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'.*; sandbox$/)
})

test('renders SVG in a requested format, sharp at any size', async () => {
  const { upload } = await startMediaLake()
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="30" height="10"><rect width="15" height="10" fill="red"/><rect x="15" width="15" height="10" fill="blue"/></svg>`
  const { url } = await upload('images', drawing)
  const shown = await inspectImage(await fetch(`${url}?w=600&fm=png`))
  expect([shown.width, shown.height]).toEqual([600, 200])
  expect([shown.at(0.495, 0.5), shown.at(0.505, 0.5)]).toEqual(['red', 'blue'])
  const cut = await inspectImage(await fetch(`${url}?rect=20,0,10,10&w=90&fm=png`))
  expect([cut.width, cut.at(0.01, 0.5)]).toEqual([90, 'blue'])
})

test('browsers show known types and download the others', async () => {
  const { upload } = await startMediaLake()
  const send = async (name: string, content: string, query = '') => {
    const { url } = await upload('files', content, `?filename=${name}`)
    return fetch(`${url}${query}`)
  }
  const document = await send('a.pdf', '%PDF-1.7')
  expect(document.headers.get('content-type')).toBe('application/pdf')
  expect(document.headers.get('content-disposition')).toBeNull()
  expect(document.headers.get('content-security-policy')).not.toContain('sandbox')
  expect(document.headers.get('cache-control')).toBe(immutable)

  const text = await send('a.txt', 'año')
  expect(text.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(await text.text()).toBe('año')

  for (const [name, content] of [
    ['a.html', '<script>alert(1)</script>'],
    ['a.js', 'alert(1)'],
    ['a.xml', '<a/>'],
    ['a.zip', 'PK\x03\x04'],
  ] as const) {
    const answer = await send(name, content)
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment/)
    expect(answer.headers.get('content-security-policy')).toContain('sandbox')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  }
  const named = await send('a.pdf', '%PDF-1.7', '?dl=guía–2025.pdf')
  expect(named.headers.get('content-disposition')).toContain(
    "filename*=UTF-8''gu%C3%ADa%E2%80%932025.pdf",
  )
  expect((await send('a.pdf', '%PDF-1.7', '?w=1')).status).toBe(400)
})

test('answers range requests', async () => {
  const { upload } = await startMediaLake()
  const { url } = await upload('files', '0123456789', '?filename=a.txt')
  const part = await fetch(url, { headers: { range: 'bytes=2-4' } })
  expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
    206,
    'bytes 2-4/10',
    '234',
  ])
  const beyond = await fetch(url, { headers: { range: 'bytes=50-' } })
  expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */10'])
})
