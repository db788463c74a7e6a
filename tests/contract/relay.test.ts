import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { describe, expect, test } from 'vitest'
import { fingerprint } from '#app/services/investor-requests/form/fingerprint.server'
import { startMail } from './testing/start-outbox'
import { ids, request, send, sendForm, startRelay } from './testing/start-relay'

const ok = [200, 'OK']
const userIdRequired = [400, 'The user_id parameter is required']
const tooLarge = [413, 'Variables size limit. The maximum allowed variables size is 50Kb']

/** Parses the messages of a folder. */
function readFolder(dir: string) {
  const files = readdirSync(dir).filter((name) => name.endsWith('.eml'))
  return Promise.all(files.map((name) => PostalMime.parse(readFileSync(path.join(dir, name)))))
}

describe('EmailJS endpoints', () => {
  test('responses are plain text and not cached (MAIL-03)', async () => {
    const { origin } = await startRelay()
    const response = await fetch(`${origin}/api/v1.0/email/send`, { method: 'POST' })
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect([response.status, await response.text()]).toEqual(userIdRequired)
  })

  test.each([
    ['invalid JSON', '{"user_id":', {}, [400, 'Bad Request']],
    ['another content type', JSON.stringify(ids), { 'Content-Type': 'text/plain' }, userIdRequired],
    ['an unknown encoding', '{}', { 'Content-Encoding': 'rot13' }, [400, 'Bad Request']],
    ['an unpaired surrogate', JSON.stringify({ ...ids, user_id: '\ud800' }), {}, 400],
    ['a huge body', JSON.stringify({ ...ids, x: 'x'.repeat(5_000_000) }), {}, tooLarge],
  ])('/send rejects %s (MAIL-03)', async (_kind, body, headers, answer) => {
    const { origin, messages, logged } = await startRelay()
    const [status, text] = await send(origin, body, headers)
    expect(Array.isArray(answer) ? [status, text] : status).toEqual(answer)
    expect(await messages()).toEqual([])
    expect(logged).toEqual([])
  })

  test.each([
    ['multipart/form-data; boundary=x', '--x\r\nbroken', [400, 'Bad Request']],
    ['multipart/form-data', 'no boundary', [400, 'Bad Request']],
    ['application/x-www-form-urlencoded', new URLSearchParams(ids).toString(), userIdRequired],
    ['application/json', JSON.stringify(ids), userIdRequired],
  ])('/send-form rejects a body of type %s (MAIL-03)', async (type, body, answer) => {
    const { origin } = await startRelay()
    const response = await fetch(`${origin}/api/v1.0/email/send-form`, {
      method: 'POST',
      headers: { 'Content-Type': type },
      body,
    })
    expect([response.status, await response.text()]).toEqual(answer)
  })

  test('ignores a small file, as no template has attachments; rejects what is large (MAIL-03)', async () => {
    const { dir, origin } = await startRelay()
    const large = { ...ids, user_message: 'x'.repeat(60_000) }
    expect(await sendForm(origin, large)).toEqual(tooLarge)
    const huge = { ...ids, plan: new Blob(['x'.repeat(5_000_000)]) }
    expect(await sendForm(origin, huge)).toEqual(tooLarge)
    const file = new File(['secret'], 'plan.txt', { type: 'text/plain' })
    expect(await sendForm(origin, { ...request, ...ids, plan: file })).toEqual(ok)
    const [message, ...rest] = await readFolder(dir)
    expect(rest).toEqual([])
    expect(message?.attachments).toEqual([])
    expect(message?.text).not.toContain('secret')
  })
})

describe('proxied by the site', () => {
  test('rejects other origins, long fields and visitors’ notices (MAIL-03 MAIL-04 FORM-10)', async () => {
    const { origin, site, messages } = await startRelay()
    const foreign = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }
    const call = { ...ids, template_params: request }
    expect(await send(site, call, foreign)).toEqual([403, 'Forbidden'])
    const notice = { ...ids, template_id: 'newsletter', email: 'ana@correo.com' }
    const answers = [
      { ...request, user_name: 'x'.repeat(121) },
      { ...request, user_message: 'x'.repeat(4_001) },
    ].map((fields) => ({ ...fields, ...ids }))
    for (const [number, fields] of answers.entries()) {
      const from = { 'X-Forwarded-For': `203.0.113.${number}` }
      expect(await sendForm(site, fields, from)).toEqual(tooLarge)
    }
    const [status] = await sendForm(site, notice, { 'X-Forwarded-For': '203.0.113.8' })
    expect(status).toBe(400)
    expect(await messages()).toEqual([])
    const user_message = `${'x'.repeat(1_999)}\r\n${'y'.repeat(2_000)}`
    const own = { Origin: site, 'X-Forwarded-For': '203.0.113.9' }
    expect(await sendForm(site, { ...ids, ...request, user_message }, own)).toEqual(ok)
    expect(await sendForm(origin, notice)).toEqual(ok)
  })
})

describe('endpoints for the site’s server', () => {
  test('lists and deletes messages by reference or fingerprint, no personal data (FORM-08)', async () => {
    const { dir, origin, site, messages } = await startRelay()
    const params = { ...request, reference: 'investorRequest.a' }
    await send(origin, { ...ids, template_params: params })
    expect(await messages()).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
        reference: 'investorRequest.a',
        fingerprint: fingerprint(request),
        createdAt: expect.any(String) as string,
        state: 'kept',
      },
    ])
    // References of visitors are ignored.
    for (const address of ['203.0.113.7', '203.0.113.8']) {
      await send(site, { ...ids, template_params: params }, { 'X-Forwarded-For': address })
    }
    const references = (await messages()).map(({ reference }) => reference)
    expect(references).toEqual([undefined, undefined, 'investorRequest.a'])
    await send(origin, { ...ids, template_params: { user_name: 'Otra persona' } })
    const call = (query: string) => fetch(`${origin}/messages?${query}`, { method: 'DELETE' })
    const remove = async (query: string) => (await call(query)).json() as Promise<unknown>
    const twice = ['reference=a&fingerprint=b', 'reference=a&reference=b']
    for (const query of ['', 'reference=', ...twice, 'name=a']) {
      expect([query, (await call(query)).status]).toEqual([query, 400])
    }
    expect(await messages()).toHaveLength(4)
    expect(await remove('reference=investorRequest.a')).toEqual({ erased: 1 })
    expect(await remove(`fingerprint=${fingerprint(request)}`)).toEqual({ erased: 2 })
    expect(await remove('reference=investorRequest.a')).toEqual({ erased: 0 })
    expect(await messages()).toHaveLength(1)
    expect(readdirSync(dir)).toHaveLength(2)
    for (const name of readdirSync(dir)) {
      expect(readFileSync(path.join(dir, name), 'utf8')).not.toContain('Ana')
    }
  })

  test('answers only the site’s server (FORM-08)', async () => {
    const { origin, site } = await startRelay()
    expect((await fetch(`${site}/messages`)).status).toBe(404)
    for (const headers of [{ 'X-Forwarded-For': '127.0.0.1' }, { Via: '1.1 proxy' }]) {
      const init = { headers, method: 'DELETE' }
      expect((await fetch(`${origin}/messages?reference=a`, init)).status).toBe(404)
    }
  })
})

test('deletes messages after the retention period (MAIL-04)', async () => {
  const day = 86_400_000
  const start = Date.parse('2025-01-01T00:00:00Z')
  let time = start
  const settings = { keepDays: 90, now: () => new Date(time) }
  const first = await startRelay(settings)
  await send(first.origin, { ...ids, template_params: request })
  time = start + 89 * day
  await send(first.origin, { ...ids, template_params: request })
  time = start + 91 * day
  const next = await startRelay({ ...settings, dir: first.dir })
  const kept = (await next.messages()).map(({ createdAt }) => Date.parse(createdAt))
  expect(kept).toEqual([start + 89 * day])
  expect(next.logged).toEqual(['old messages were deleted {"deleted":1}'])
})

test('keeps only the newest messages of visitors (MAIL-04, FORM-10)', async () => {
  let time = Date.parse('2025-01-01T00:00:00Z')
  const settings = { keepVisitorMessages: 2, now: () => new Date((time += 1_000)) }
  const first = await startRelay(settings)
  const sendName = (user_name: string, reference = '') =>
    send(first.origin, { ...ids, template_params: { user_name, reference } })
  await sendName('Ana', 'investorRequest.a')
  for (const name of ['Bruno', 'Carla', 'Dora']) await sendName(name)
  const next = await startRelay({ ...settings, dir: first.dir })
  const names = (await readFolder(next.dir)).map(({ subject }) => subject?.split(': ')[1])
  expect(names.sort()).toEqual(['Ana', 'Carla', 'Dora'])
})

test('an old message that cannot be deleted blocks no other message (FORM-08)', async () => {
  let time = Date.parse('2026-03-02T10:00:00Z')
  const settings = { keepDays: 90, now: () => new Date(time) }
  const callFor = (reference: string) => ({ ...ids, template_params: { ...request, reference } })
  const first = await startRelay(settings)
  expect(await send(first.origin, callFor('investorRequest.a'))).toEqual(ok)
  for (const name of readdirSync(first.dir).filter((each) => each.endsWith('.eml'))) {
    // Removing a file fails when it is a folder.
    rmSync(path.join(first.dir, name))
    mkdirSync(path.join(first.dir, name))
  }
  expect(await send(first.origin, callFor('investorRequest.b'))).toEqual(ok)
  time += 91 * 24 * 60 * 60 * 1000
  const next = await startRelay({ ...settings, dir: first.dir })
  expect(next.logged.join()).toContain('old messages could not be deleted')
  expect((await next.messages()).map(({ reference }) => reference)).toEqual(['investorRequest.a'])
  expect(await send(next.origin, callFor('investorRequest.c'))).toEqual(ok)

  // One file of the old message is deleted by now.
  const last = await startRelay({ ...settings, dir: first.dir })
  expect(last.logged.join()).toContain('a message is damaged or incomplete')
  expect((await last.messages()).map(({ reference }) => reference)).toEqual(['investorRequest.c'])
})

const call = { ...ids, template_params: { ...request, reference: 'investorRequest.a' } }

test('reports a rejected recipient, and an unreachable mail server; keeps both (FORM-08 MAIL-04)', async () => {
  const { server, relay } = await startMail()
  const { origin, messages } = relay
  server.rejectRecipients({ code: 550, text: 'Not today' })
  expect(await send(origin, call)).toEqual([412, 'SMTP: EENVELOPE 550 bad address'])
  expect(await messages()).toMatchObject([{ state: 'failed' }])
  await server.close()
  expect(await send(origin, call)).toEqual([412, 'SMTP: ESOCKET ECONNREFUSED'])
  expect(await messages()).toMatchObject([{ state: 'failed' }])
})
