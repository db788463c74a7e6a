import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import {
  type FailureSimulation,
  services,
  failureSettingsSchema,
} from '../../config/failure-simulation.server'
import { listen } from '../testing/test-server'
import { createFailureSimulation } from './failure-simulation'

/** A service that responds with the request that it received. */
const echo = () =>
  createServer((incoming, response) => {
    const { method, url, headers } = incoming
    void text(incoming).then((body) =>
      response.end(JSON.stringify({ method, url, cookie: headers.cookie, body })),
    )
  })

/** Starts a simulation whose services have the same target. @param initial as a form has them */
async function start(initial: Record<string, unknown> = {}, target?: string) {
  const service = target ?? (await listen(echo()))
  const routes = new Map(services.map((name) => [name, { service: name, target: service }]))
  const settings: FailureSimulation = {
    initial: failureSettingsSchema.parse(initial),
    routes,
    datasetOrigin: '',
    filesPath: '',
  }
  const { handle, close } = createFailureSimulation(settings)
  const server = createServer(handle)
  return { origin: await listen(server), close, server }
}

const set = (origin: string, fields: Record<string, string>, headers: HeadersInit = {}) =>
  fetch(`${origin}/_fallas`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers,
    redirect: 'manual',
  })

describe('calls of a service (ERR-02)', () => {
  test('ok: forwards a call without prefix and cookies', async () => {
    const { origin } = await start()
    const response = await fetch(`${origin}/_fallas/email/api/send?a=1`, {
      method: 'POST',
      body: 'words',
      headers: { Cookie: 'a=1' },
    })
    expect(await response.json()).toEqual({ method: 'POST', url: '/api/send?a=1', body: 'words' })
  })

  test('ok: forwards single paths to another host', async () => {
    const other = await listen(echo())
    const { handle } = createFailureSimulation({
      initial: failureSettingsSchema.parse({}),
      routes: new Map([
        [
          'recorder',
          { service: 'recorder', target: 'http://127.0.0.1:9', targetsByPath: { '/i': other } },
        ],
      ]),
      datasetOrigin: '',
      filesPath: '',
    })
    const origin = await listen(createServer(handle))
    expect((await fetch(`${origin}/_fallas/recorder/i?a=1`)).status).toBe(200)
    await expect(fetch(`${origin}/_fallas/recorder/is`)).rejects.toThrow('fetch failed')
  })

  test('slow: forwards a call after the delay', async () => {
    const { origin } = await start({ email: 'slow', delayMs: 20 })
    const response = await fetch(`${origin}/_fallas/email/x`, { method: 'POST', body: 'words' })
    expect(await response.json()).toMatchObject({ url: '/x', body: 'words' })
  })

  test('slow: sends nothing before the delay', async () => {
    const { origin } = await start({ email: 'slow', delayMs: 600_000 })
    const pending = fetch(`${origin}/_fallas/email/x`, { signal: AbortSignal.timeout(500) })
    await expect(pending).rejects.toThrow(/timeout/)
  })

  test('refuse: resets the connection', async () => {
    const { origin } = await start({ email: 'refuse' })
    await expect(fetch(`${origin}/_fallas/email/x`)).rejects.toThrow('fetch failed')
  })

  test('closes the connection when the service is unreachable', async () => {
    const { origin } = await start({}, 'http://127.0.0.1:9')
    await expect(fetch(`${origin}/_fallas/email/x`)).rejects.toThrow('fetch failed')
  })

  test('vanish: sends nothing', async () => {
    const { origin } = await start({ email: 'vanish' })
    const pending = fetch(`${origin}/_fallas/email/x`, { signal: AbortSignal.timeout(50) })
    await expect(pending).rejects.toThrow(/timeout/)
  })

  test('html: answers 200 with a page', async () => {
    const { origin } = await start({ dataset: 'html' })
    const response = await fetch(`${origin}/_fallas/dataset/x`)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html'])
  })

  test('half: breaks off its answer', async () => {
    const { origin } = await start({ dataset: 'half' })
    const response = await fetch(`${origin}/_fallas/dataset/x`)
    expect(response.status).toBe(200)
    await expect(response.text()).rejects.toThrow('terminated')
  })

  test.each([
    ['email', '403', 'Forbidden'],
    ['email', '451', 'Unavailable For Headless Browser'],
    ['email', '429', 'Too Many Requests'],
    ['captcha', '500', '{"error":{"code":500,"message":"Internal Server Error"}}'],
    ['analytics', '429', '{"status":0,"error":"Too Many Requests"}'],
    ['dataset', '403', '{"statusCode":403,"error":"Forbidden",'],
    ['files', '500', 'Internal Server Error'],
  ])('%s %s: responds with the service’s error body', async (service, status, body) => {
    const { origin } = await start({ [service]: status })
    const response = await fetch(`${origin}/_fallas/${service}/x`)
    expect(response.status).toBe(Number(status))
    expect(await response.text()).toContain(body)
  })

  test('ends open calls when a mode changes or the server stops', async () => {
    const { origin, close, server } = await start({ email: 'vanish', files: 'vanish' })
    const begin = async (path: string) => {
      const arrived = once(server, 'request')
      const ended = fetch(origin + path).then(String, String)
      await arrived
      return { ended }
    }
    const mail = await begin('/_fallas/email/x')
    const file = await begin('/_fallas/files/x')
    await set(origin, { email: 'ok' })
    expect(await mail.ended).toContain('fetch failed')
    close()
    expect(await file.ended).toContain('fetch failed')
  })

  test('answers 404 for an unknown service', async () => {
    const { origin } = await start()
    expect((await fetch(`${origin}/_fallas/other/x`)).status).toBe(404)
  })
})

describe('the panel (ERR-02)', () => {
  test('shows the mode of each service and the expected messages', async () => {
    const { origin } = await start({ email: '429' })
    const response = await fetch(`${origin}/_fallas`)
    const page = await response.text()
    expect(response.headers.get('content-security-policy')).toContain(`form-action 'self'`)
    for (const service of services) expect(page).toContain(`<select id="${service}"`)
    expect(page).toMatch(/Correo <small>Contesta 429/)
    expect(page).toContain('<option value="429" selected="">')
    expect(page).toContain('<q>Hubo un error al enviar el mensaje.</q>')
    expect(page).not.toContain('<script')
  })

  test('sets the posted modes only, and resets all', async () => {
    const { origin } = await start({ dataset: '500' })
    const response = await set(origin, { email: '403', delayMs: '400' })
    expect([response.status, response.headers.get('location')]).toEqual([303, '/_fallas'])
    expect((await fetch(`${origin}/_fallas/email/x`)).status).toBe(403)
    expect((await fetch(`${origin}/_fallas/dataset/x`)).status).toBe(500)
    expect(await (await fetch(`${origin}/_fallas`)).text()).toContain('value="400"')
    await set(origin, { 'todo-bien': '', email: '500' })
    expect((await fetch(`${origin}/_fallas/email/x`)).status).toBe(200)
    expect((await fetch(`${origin}/_fallas/dataset/x`)).status).toBe(200)
  })

  test.each([{ email: '404' }, { other: '500' }, { delayMs: '-1' }])(
    'rejects %j and changes nothing',
    async (fields) => {
      const { origin } = await start({ email: '403' })
      expect((await set(origin, { files: '500', ...fields })).status).toBe(400)
      expect((await fetch(`${origin}/_fallas/files/x`)).status).toBe(200)
    },
  )
})

test('redirects the old path of the panel', async () => {
  const { origin } = await start()
  const response = await fetch(`${origin}/_ensayo`, { redirect: 'manual' })
  expect([response.status, response.headers.get('Location')]).toEqual([308, '/_fallas'])
  expect((await fetch(`${origin}/_ensayo/files/x`)).status).toBe(404)
})

describe('rejects callers (ERR-02)', () => {
  test.each([
    ['with another host name', { Host: 'yapa.example' }, 404],
    ['through a proxy', { 'X-Forwarded-For': '127.0.0.1' }, 404],
    ['from a page of another origin', { 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['from another port of this machine', { 'Sec-Fetch-Site': 'same-site' }, 403],
    ['from another page in an old browser', { Origin: 'http://127.0.0.1:9' }, 403],
  ])('%s', async (_who, headers, status) => {
    const { origin } = await start()
    for (const path of ['/_fallas', '/_fallas/dataset/x']) {
      expect(await fetchStatus(origin + path, 'GET', headers)).toBe(status)
      expect(await fetchStatus(origin + path, 'POST', headers)).toBe(status)
    }
  })

  test('from another machine', async () => {
    const { handle } = createFailureSimulation({
      initial: failureSettingsSchema.parse({}),
      routes: new Map(),
      datasetOrigin: '',
      filesPath: '',
    })
    const server = createServer((incoming, response) => {
      Object.defineProperty(incoming.socket, 'remoteAddress', { value: '203.0.113.7' })
      handle(incoming, response)
    })
    expect((await fetch(`${await listen(server)}/_fallas`)).status).toBe(404)
  })
})

/** `fetch` would not send these headers. */
function fetchStatus(url: string, method: string, headers: IncomingHttpHeaders) {
  return new Promise<number | undefined>((resolve, reject) => {
    const pending = request(url, { method, headers }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
    pending.once('error', reject).end()
  })
}
