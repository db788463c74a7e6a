import { readdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { deflateSync, crc32 } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawSvg } from './image-file'
import { redBlueImage, startMediaLake } from '../testing/media-lake'
import { createTempFolder } from '../testing/temp-folder'

/** A PNG of a few hundred bytes with a huge size in its header. */
function bomb(width: number, height: number) {
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data])
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    check.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, check])
  }
  const header = Buffer.from('00000000000000000802000000', 'hex')
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const svg = (body: string, start = '') =>
  `${start}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="40" height="40">${body}</svg>`

function entities() {
  const lines = Array.from({ length: 9 }, (_, level) => {
    const inside = level === 0 ? 'ten letters' : `&a${level - 1};`.repeat(10)
    return `<!ENTITY a${level} "${inside}">`
  })
  return svg('<text>&a8;</text>', `<?xml version="1.0"?><!DOCTYPE svg [${lines.join('')}]>`)
}

test('rejects what is no picture or decodes to a huge one, and stores nothing', async () => {
  const { post, dir, ctx } = await startMediaLake()
  const complete = await redBlueImage().resize(400).jpeg().toBuffer()
  const rejected: [Buffer | string, RegExp][] = [
    ['just text', /not a picture/],
    ['', /empty/],
    ['%PDF-1.7', /not a picture/],
    [complete.subarray(0, complete.length / 2), /damaged/],
    [bomb(50_000, 50_000), /100 million pixels/],
    [bomb(2_000_000_000, 1), /100 million pixels|not a picture/],
    [entities(), /not a picture|damaged/],
    [svg('').replace('width="40"', 'width="99999"').replace('"40"', '"99999"'), /million pixels/],
  ]
  for (const [bytes, message] of rejected) {
    const answer = await post('images', bytes)
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringMatching(message)])
  }
  expect(ctx.documents.snapshot()).toEqual([])
  expect(readdirSync(path.join(dir, 'uploads'))).toEqual([])
  expect(readdirSync(path.join(dir, 'assets', 'images'))).toEqual([])
})

test('an SVG cannot load files of the server or from the network', async () => {
  const { upload, dir } = await startMediaLake()
  const targets = [`file://${dir}/lake.sqlite`, `${dir}/lake.sqlite`, 'http://127.0.0.1:9/a.png']
  const drawing = svg(
    targets.map((address) => `<image xlink:href="${address}" width="40" height="40"/>`).join(''),
  )
  const { url } = await upload('images', drawing)
  const answer = Buffer.from(await (await fetch(`${url}?fm=png`)).arrayBuffer())
  expect((await sharp(answer).stats()).channels.every(({ max }) => max === 0)).toBe(true)
})

/** 199 bytes that take librsvg a quarter of an hour at the size that they name. */
const endless =
  '<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="4000"><filter id="a"><feTurbulence baseFrequency="1" numOctaves="50"/></filter><rect width="4000" height="4000" filter="url(#a)"/></svg>'

test('describes an SVG without drawing it at the size that it names', async () => {
  const { upload } = await startMediaLake()
  const { metadata } = await upload('images', endless)
  expect(metadata).toMatchObject({ dimensions: { width: 4000, height: 4000 }, isOpaque: false })
})

test('draws an SVG with a limited number of pixels, and stops when it takes too long', async () => {
  const file = path.join(createTempFolder(), 'a.svg')
  await writeFile(file, endless)
  await expect(drawSvg(file, { width: 4000, height: 4000 }, 1, 3)).rejects.toMatchObject({
    status: 400,
    message: /takes too long/,
  })
  await writeFile(file, svg('<rect width="40" height="40"/>'))
  const small = await drawSvg(file, { width: 40, height: 40 }, 1000)
  const { width, height } = await sharp(small).metadata()
  expect([width, height]).toEqual([1280, 1280])
  const many = await drawSvg(file, { width: 4_000, height: 4_000 }, 2)
  expect((await sharp(many).metadata()).width).toBe(40)
})

test('dl sends the unchanged picture as an attachment with an escaped name', async () => {
  const { upload } = await startMediaLake()
  const bytes = await redBlueImage().png().toBuffer()
  const { url } = await upload('images', bytes)
  const table: Record<string, string> = {
    'foto.png': 'attachment; filename="foto.png"',
    '../../etc/passwd': 'attachment; filename="passwd"',
    'a"; filename="b.exe': 'attachment; filename="a\\"; filename=\\"b.exe"',
    'a\r\nSet-Cookie: b=c': `attachment; filename="a??Set-Cookie: b=c"; filename*=UTF-8''a%0D%0ASet-Cookie%3A%20b%3Dc`,
    'pagina.html': 'attachment; filename="pagina.html"',
  }
  for (const [name, expected] of Object.entries(table)) {
    const answer = await fetch(`${url}?dl=${encodeURIComponent(name)}`)
    expect(answer.headers.get('content-disposition')).toBe(expected)
    expect(answer.headers.get('content-type')).toBe('image/png')
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes)
  }
  const unnamed = await fetch(`${url}?dl=`)
  expect(unnamed.headers.get('content-disposition')).toMatch(/^attachment; filename="\w/)
})
