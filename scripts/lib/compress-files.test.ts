import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import express from 'express'
import { afterAll, expect, test } from 'vitest'
import { compressFiles } from './compress-files'
import { hashedFiles } from '#server/static-files'
import { listen } from '#app/testing/listen'
import { rawRequest } from '#server/testing/raw-request'

const directory = mkdtempSync(path.join(tmpdir(), 'static-files-'))
const script = 'console.log("hola");\n'.repeat(200)
writeFileSync(path.join(directory, 'app-abc.js'), script)
writeFileSync(path.join(directory, 'tiny-abc.js'), 'a()')
writeFileSync(path.join(directory, 'photo-abc.png'), Buffer.alloc(4_096))
await compressFiles(directory)
afterAll(() => rmSync(directory, { recursive: true }))

/** Returns the encoded bytes, which `fetch` would decode. */
async function request(name: string, headers: Record<string, string>, method = 'GET') {
  const origin = await listen(createServer(express().use('/assets', hashedFiles(directory))))
  return rawRequest(origin, method, `/assets/${name}`, headers)
}

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])('sends the file that the build compressed: %s (FAST-01)', async (encoding, decode) => {
  const { headers, body } = await request('app-abc.js', { 'Accept-Encoding': encoding })
  expect(headers['content-encoding']).toBe(encoding)
  expect(headers['content-type']).toContain('javascript')
  expect(headers['content-length']).toBe(String(body.length))
  expect(headers.vary).toContain('Accept-Encoding')
  expect(decode(body).toString()).toBe(script)
})

test('sends the original file, or a range of it, without Accept-Encoding (FAST-01)', async () => {
  const complete = await request('app-abc.js', {})
  expect([complete.headers['content-encoding'], complete.body.toString()]).toEqual([
    undefined,
    script,
  ])
  const part = await request('app-abc.js', { Range: 'bytes=8-10' })
  expect([part.status, part.body.toString()]).toEqual([206, 'log'])
  const head = await request('app-abc.js', { 'Accept-Encoding': 'br' }, 'HEAD')
  expect([head.headers['content-encoding'], head.body.length]).toEqual(['br', 0])
})

test.each(['tiny-abc.js', 'photo-abc.png'])('does not compress %s (FAST-01)', async (name) => {
  const { headers } = await request(name, { 'Accept-Encoding': 'br, gzip' })
  expect(headers['content-encoding']).toBeUndefined()
})
