import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { type Rehearsal, services, switchesShape } from '../../config/rehearsal.server'
import { listen } from '../test-server'
import { createRehearsal } from './rehearsal'

/** A service that says what reached it. */
const echo = () =>
  createServer((incoming, response) => {
    const { method, url, headers } = incoming
    void text(incoming).then((body) =>
      response.end(JSON.stringify({ method, url, cookie: headers.cookie, body })),
    )
  })

/** A rehearsal whose services are one; `switches` as a form would set them. */
async function start(switches: Record<string, unknown> = {}, target?: string) {
  const service = target ?? (await listen(echo()))
  const ways = new Map(services.map((name) => [name, { service: name, target: service }]))
  const settings: Rehearsal = {
    switches: switchesShape.parse(switches),
    ways,
    datasetOrigin: '',
    filesPath: '',
  }
  const { answer, close } = createRehearsal(settings)
  const server = createServer(answer)
  return { origin: await listen(server), close, server }
}

const set = (origin: string, fields: Record<string, string>, headers: HeadersInit = {}) =>
  fetch(`${origin}/_ensayo`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers,
    redirect: 'manual',
  })

describe('ERR-02 calls of a service', () => {
  test('ok: goes on to the service, without the prefix and without cookies', async () => {
    const { origin } = await start()
    const response = await fetch(`${origin}/_ensayo/email/api/send?a=1`, {
      method: 'POST',
      body: 'words',
      headers: { Cookie: 'a=1' },
    })
    expect(await response.json()).toEqual({ method: 'POST', url: '/api/send?a=1', body: 'words' })
  })

  test('ok: some paths of a service are another host’s', async () => {
    const other = await listen(echo())
    const { answer } = createRehearsal({
      switches: switchesShape.parse({}),
      ways: new Map([
        [
          'recorder',
          { service: 'recorder', target: 'http://127.0.0.1:9', elsewhere: { '/i': other } },
        ],
      ]),
      datasetOrigin: '',
      filesPath: '',
    })
    const origin = await listen(createServer(answer))
    expect((await fetch(`${origin}/_ensayo/recorder/i?a=1`)).status).toBe(200)
    await expect(fetch(`${origin}/_ensayo/recorder/is`)).rejects.toThrow('fetch failed')
  })

  test('slow: the same, after the delay', async () => {
    const { origin } = await start({ email: 'slow', delayMs: 20 })
    const response = await fetch(`${origin}/_ensayo/email/x`, { method: 'POST', body: 'words' })
    expect(await response.json()).toMatchObject({ url: '/x', body: 'words' })
  })

  test('slow: nothing before it, until the caller gives up', async () => {
    const { origin } = await start({ email: 'slow', delayMs: 600_000 })
    const asked = fetch(`${origin}/_ensayo/email/x`, { signal: AbortSignal.timeout(500) })
    await expect(asked).rejects.toThrow(/timeout/)
  })

  test('refuse: the connection ends at once', async () => {
    const { origin } = await start({ email: 'refuse' })
    await expect(fetch(`${origin}/_ensayo/email/x`)).rejects.toThrow('fetch failed')
  })

  test('a service that is really away ends it, too', async () => {
    const { origin } = await start({}, 'http://127.0.0.1:9')
    await expect(fetch(`${origin}/_ensayo/email/x`)).rejects.toThrow('fetch failed')
  })

  test('vanish: nothing, until the caller gives up', async () => {
    const { origin } = await start({ email: 'vanish' })
    const asked = fetch(`${origin}/_ensayo/email/x`, { signal: AbortSignal.timeout(50) })
    await expect(asked).rejects.toThrow(/timeout/)
  })

  test.each([
    ['email', '403', 'Forbidden'],
    ['email', '451', 'Unavailable For Headless Browser'],
    ['email', '429', 'Too Many Requests'],
    ['captcha', '500', '{"error":{"code":500,"message":"Internal Server Error"}}'],
    ['analytics', '429', '{"status":0,"error":"Too Many Requests"}'],
    ['dataset', '403', '{"statusCode":403,"error":"Forbidden",'],
    ['files', '500', 'Internal Server Error'],
  ])('%s %s: in its own words', async (service, status, words) => {
    const { origin } = await start({ [service]: status })
    const response = await fetch(`${origin}/_ensayo/${service}/x`)
    expect(response.status).toBe(Number(status))
    expect(await response.text()).toContain(words)
  })

  test('what is under way when a switch changes, or the server stops, is cut', async () => {
    const { origin, close, server } = await start({ email: 'vanish', files: 'vanish' })
    const begin = async (path: string) => {
      const arrived = once(server, 'request')
      const ended = fetch(origin + path).then(String, String)
      await arrived
      return { ended }
    }
    const mail = await begin('/_ensayo/email/x')
    const file = await begin('/_ensayo/files/x')
    await set(origin, { email: 'ok' })
    expect(await mail.ended).toContain('fetch failed')
    close()
    expect(await file.ended).toContain('fetch failed')
  })

  test('what goes by no name of a service is not there', async () => {
    const { origin } = await start()
    expect((await fetch(`${origin}/_ensayo/other/x`)).status).toBe(404)
  })
})

describe('ERR-02 the panel', () => {
  test('shows each service, what it does and what is to be seen', async () => {
    const { origin } = await start({ email: '429' })
    const response = await fetch(`${origin}/_ensayo`)
    const page = await response.text()
    expect(response.headers.get('content-security-policy')).toContain(`form-action 'self'`)
    for (const service of services) expect(page).toContain(`<select id="${service}"`)
    expect(page).toMatch(/Correo <small>Contesta 429/)
    expect(page).toContain('<option value="429" selected="">')
    expect(page).toContain('<q>Hubo un error al enviar el mensaje.</q>')
    expect(page).not.toContain('<script')
  })

  test('sets what it is given, leaves the rest, and resets all', async () => {
    const { origin } = await start({ dataset: '500' })
    const response = await set(origin, { email: '403', delayMs: '400' })
    expect([response.status, response.headers.get('location')]).toEqual([303, '/_ensayo'])
    expect((await fetch(`${origin}/_ensayo/email/x`)).status).toBe(403)
    expect((await fetch(`${origin}/_ensayo/dataset/x`)).status).toBe(500)
    expect(await (await fetch(`${origin}/_ensayo`)).text()).toContain('value="400"')
    await set(origin, { 'todo-bien': '', email: '500' })
    expect((await fetch(`${origin}/_ensayo/email/x`)).status).toBe(200)
    expect((await fetch(`${origin}/_ensayo/dataset/x`)).status).toBe(200)
  })

  test.each([{ email: '404' }, { other: '500' }, { delayMs: '-1' }])(
    'changes nothing for %j',
    async (fields) => {
      const { origin } = await start({ email: '403' })
      expect((await set(origin, { files: '500', ...fields })).status).toBe(400)
      expect((await fetch(`${origin}/_ensayo/files/x`)).status).toBe(200)
    },
  )
})

describe('ERR-02 nobody else', () => {
  test.each([
    ['by another name', { Host: 'yapa.example' }, 404],
    ['through a proxy', { 'X-Forwarded-For': '127.0.0.1' }, 404],
    ['from a page of another origin', { 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['from another port of this machine', { 'Sec-Fetch-Site': 'same-site' }, 403],
    ['from an old browser’s other page', { Origin: 'http://127.0.0.1:9' }, 403],
  ])('%s', async (_who, headers, status) => {
    const { origin } = await start()
    for (const path of ['/_ensayo', '/_ensayo/dataset/x']) {
      expect(await statusOf(origin + path, 'GET', headers)).toBe(status)
      expect(await statusOf(origin + path, 'POST', headers)).toBe(status)
    }
  })

  test('from another machine', async () => {
    const { answer } = createRehearsal({
      switches: switchesShape.parse({}),
      ways: new Map(),
      datasetOrigin: '',
      filesPath: '',
    })
    const server = createServer((incoming, response) => {
      Object.defineProperty(incoming.socket, 'remoteAddress', { value: '203.0.113.7' })
      answer(incoming, response)
    })
    expect((await fetch(`${await listen(server)}/_ensayo`)).status).toBe(404)
  })
})

/** `fetch` would not send these headers. */
function statusOf(url: string, method: string, headers: IncomingHttpHeaders) {
  return new Promise<number | undefined>((resolve, reject) => {
    const asked = request(url, { method, headers }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
    asked.once('error', reject).end()
  })
}
