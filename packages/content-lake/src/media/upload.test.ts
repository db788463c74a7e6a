import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { expect, test } from 'vitest'
import { redBlueImage, startMediaLake } from '../testing/media-lake'

test('creates an asset document from the bytes of an image', async () => {
  const { upload, ctx, origin } = await startMediaLake()
  const bytes = await redBlueImage().png().toBuffer()
  const sha1 = createHash('sha1').update(bytes).digest('hex')
  const { url, ...document } = await upload('images', bytes, '?filename=dos%20mitades.png&title=T')

  expect(document).toMatchObject({
    _id: `image-${sha1}-40x20-png`,
    _type: 'sanity.imageAsset',
    assetId: sha1,
    sha1hash: sha1,
    extension: 'png',
    mimeType: 'image/png',
    size: bytes.length,
    path: `images/embedded/production/${sha1}-40x20.png`,
    originalFilename: 'dos mitades.png',
    title: 'T',
    metadata: {
      dimensions: { width: 40, height: 20, aspectRatio: 2 },
      hasAlpha: false,
      isOpaque: true,
      palette: { dominant: { background: expect.stringMatching(/^#[0-9a-f]{6}$/) as string } },
    },
  })
  expect(url).toBe(`${origin}/images/embedded/production/${sha1}-40x20.png`)
  expect(ctx.documents.get(document._id)).toEqual(document)
})

test('accepts every stored format with any file name', async () => {
  const { upload } = await startMediaLake()
  for (const format of ['jpeg', 'png', 'webp', 'avif', 'gif', 'tiff'] as const) {
    const bytes = await redBlueImage().toFormat(format).toBuffer()
    const { mimeType } = await upload('images', bytes, '?filename=a.txt')
    expect(mimeType).toBe(`image/${format}`)
  }
})

test('returns the existing asset for the same bytes', async () => {
  const { upload, dir, ctx } = await startMediaLake()
  const bytes = await redBlueImage().png().toBuffer()
  const first = await upload('images', bytes, '?filename=a.png')
  const both = await Promise.all([upload('images', bytes), upload('images', bytes)])
  expect(both).toEqual([first, first])
  expect(ctx.documents.snapshot()).toHaveLength(1)
  expect(readdirSync(path.join(dir, 'assets', 'images'))).toHaveLength(1)
  expect(readdirSync(path.join(dir, 'uploads'))).toEqual([])
})

test('answers 413 above the size limit, with or without Content-Length', async () => {
  const { origin, authorization, dir } = await startMediaLake()
  const send = (chunks: number, headers: http.OutgoingHttpHeaders) =>
    new Promise<number | undefined>((resolve, reject) => {
      const address = `${origin}/v1/assets/images/production`
      const options = { method: 'POST', headers: { ...authorization('editor'), ...headers } }
      const request = http.request(address, options, (answer) => {
        answer.resume()
        resolve(answer.statusCode)
      })
      request.on('error', reject)
      const chunk = Buffer.alloc(1024 * 1024)
      for (let sent = 0; sent < chunks; sent++) request.write(chunk)
      request.end()
    })
  expect(await send(51, { 'content-length': 51 * 1024 * 1024 })).toBe(413)
  expect(await send(51, { 'transfer-encoding': 'chunked' })).toBe(413)
  expect(readdirSync(path.join(dir, 'uploads'))).toEqual([])
})

test('stores files with the extension and type of their name', async () => {
  const { upload } = await startMediaLake()
  const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  for (const [filename, content, extension, mimeType] of [
    ['a.pdf', '%PDF-1.7 …', 'pdf', 'application/pdf'],
    ['datos.csv', 'a,b\n1,2\n', 'csv', 'text/csv'],
    ['carta.docx', 'PK\x03\x04…', 'docx', word],
    ['sin extensión', 'hola', 'bin', 'application/octet-stream'],
    ['a.../../etc', '\x00\x01', 'bin', 'application/octet-stream'],
  ] as const) {
    const query = `?filename=${encodeURIComponent(filename)}`
    const document = await upload('files', Buffer.from(content), query)
    expect(document).toMatchObject({ _type: 'sanity.fileAsset', extension, mimeType })
    expect(document.path).toMatch(/^files\/embedded\/production\/[0-9a-f]{40}\.\w+$/)
    expect(document.metadata).toBeUndefined()
  }
})
