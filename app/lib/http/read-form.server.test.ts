import { expect, test, vi } from 'vitest'
import { readBytes, readForm } from './read-form.server'

const type = { 'Content-Type': 'application/x-www-form-urlencoded;charset=UTF-8' }

function post(body: BodyInit | null, headers: Record<string, string> = type) {
  return new Request('http://site.example/', { method: 'POST', body, headers, duplex: 'half' })
}

async function readFields(request: Request) {
  const form = await readForm(request, 64)
  return 'fields' in form ? [...form.fields] : form.status
}

test('reads all fields of a form', async () => {
  expect(await readFields(post('email=ana%40correo.com&website='))).toEqual([
    ['email', 'ana@correo.com'],
    ['website', ''],
  ])
  expect(await readFields(post(null))).toEqual([])
})

test('rejects a form by its Content-Length, without reading it (NEWS-03)', async () => {
  expect(await readFields(post('a=b', { ...type, 'Content-Length': '65' }))).toBe(413)
})

test('stops reading a form without Content-Length at the limit (NEWS-03)', async () => {
  let chunks = 0
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      chunks += 1
      controller.enqueue(new Uint8Array(32).fill(97))
    },
  })
  expect(await readFields(post(endless))).toBe(413)
  expect(chunks).toBeLessThan(6)
})

test.each([
  ['application/json', '{"email":"ana@correo.com"}'],
  ['multipart/form-data; boundary=x', '--x--'],
  ['text/plain', 'email=ana@correo.com'],
  ['', 'email=ana@correo.com'],
])('rejects the media type %s (NEWS-03)', async (contentType, body) => {
  expect(await readFields(post(body, { 'Content-Type': contentType }))).toBe(400)
})

test.each([
  'a=1&b=2&a=3',
  'a=%',
  'a=%c3',
  'a=%ff%fe',
  '%e0%80%80=b',
  new Uint8Array([97, 61, 0xff, 0xfe]),
])('rejects repeated fields, invalid escapes and UTF-8: %s (FORM-10, NEWS-03)', async (body) =>
  expect(await readFields(post(body))).toBe(400),
)

test('rejects an interrupted form (FORM-10)', async () => {
  const broken = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.error(new Error('gone')),
  })
  expect(await readFields(post(broken))).toBe(400)
})

test('stops waiting for a body on abort, without closing the connection (ANA-05)', async () => {
  const cancel = vi.fn()
  const stalled = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new Uint8Array(32)),
    cancel,
  })
  const controller = new AbortController()
  const reading = readBytes(post(stalled), 64, controller.signal)
  controller.abort()
  await expect(reading).rejects.toThrow(TypeError)
  expect(cancel).not.toHaveBeenCalled()
})
