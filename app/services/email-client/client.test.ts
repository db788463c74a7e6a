import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type FakeService, startFakeService } from '~/testing/fake-service'
import { stubStorage } from '~/testing/stub-storage'
import { createEmailClient, type EmailClientOptions } from './client'
import { EmailFailure } from './failure'

const account = { publicKey: 'public', serviceId: 'service', templateId: 'template' }
/** Time limit for asynchronous steps, long enough for a busy machine. */
const PATIENCE = { timeout: 15_000 }
const params = { user_email: 'ana@correo.com' }

let host: FakeService

/** Provides the browser globals that the library reads. */
function fakeBrowser(navigator: object = { webdriver: false, languages: ['es'] }) {
  vi.stubGlobal('location', { pathname: '/inversores' })
  vi.stubGlobal('navigator', navigator)
  stubStorage('localStorage')
  vi.stubGlobal('document', { querySelector: () => null })
}

beforeEach(async () => {
  vi.resetModules()
  fakeBrowser()
  host = await startFakeService()
})

afterEach(async () => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  await host.close()
})

const openClient = (options: Partial<EmailClientOptions> = {}) =>
  createEmailClient({ ...account, origin: host.origin, ...options })

/** The error of a call that must fail, in the form of the specification's list of statuses. */
async function getFailure(call: Promise<unknown>) {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  return error instanceof EmailFailure ? [error.status, error.text] : error
}

describe('statuses (MAIL-02, ERR-02)', () => {
  test('0 for a host that does not answer', async () => {
    await host.close()
    expect(await getFailure(openClient().send(params))).toEqual([0, 'Network Error'])
    host = await startFakeService()
  })

  test('0 when the library itself cannot be loaded', async () => {
    const client = createEmailClient({ ...account, origin: host.origin }, () =>
      Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
    )
    expect(await getFailure(client.send(params))).toEqual([0, 'Network Error'])
  })

  test('0 when the time limit passes; an answer that comes later still counts as sent', async () => {
    vi.useFakeTimers()
    let answer: (response: Response) => void = () => undefined
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)))
    const onSent = vi.fn()
    const failure = getFailure(openClient({ timeLimitMs: 2_000 }).send(params, onSent))
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1), PATIENCE)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(await failure).toEqual([0, 'Network Error'])
    expect(onSent).not.toHaveBeenCalled()
    answer(new Response('OK'))
    await vi.waitFor(() => expect(onSent).toHaveBeenCalledOnce(), PATIENCE)
  })

  test.each([
    { webdriver: true, languages: ['es'] },
    { webdriver: false, languages: [] },
  ])('451 for a headless browser: %j', async (navigator) => {
    fakeBrowser(navigator)
    expect(await getFailure(openClient({ blockHeadless: true }).send(params))).toEqual([
      451,
      'Unavailable For Headless Browser',
    ])
    expect(host.received).toEqual([])
    expect(await openClient().send(params)).toBe('OK')
  })

  test('403 for a value on the block list', async () => {
    const blockList = { list: ['ana@correo.com'], watchVariable: 'user_email' }
    const client = openClient({ blockList })
    expect(await getFailure(client.send(params))).toEqual([403, 'Forbidden'])
    expect(host.received).toEqual([])
    expect(await client.send({ user_email: 'eva@correo.com' })).toBe('OK')
  })

  test('429 inside the throttle window, and not after it', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const client = openClient({ limitRate: { id: 'form', throttle: 10_000 } })
    expect(await client.send(params)).toBe('OK')
    vi.setSystemTime(Date.now() + 9_999)
    expect(await getFailure(client.send(params))).toEqual([429, 'Too Many Requests'])
    vi.setSystemTime(Date.now() + 1)
    expect(await client.send(params)).toBe('OK')
    expect(host.received).toHaveLength(2)
  })

  test('429 within the document when the browser stores nothing', async () => {
    vi.stubGlobal('localStorage', undefined)
    const client = openClient({ limitRate: { id: 'form', throttle: 10_000 } })
    expect(await client.send(params)).toBe('OK')
    expect(await getFailure(client.send(params))).toEqual([429, 'Too Many Requests'])
  })

  test.each([
    [403, 'API access from this origin is forbidden'],
    [429, 'Too many requests'],
    [500, 'Internal Server Error'],
  ])('%i of the service, with its text', async (status, text) => {
    host.answer(status, text)
    const onSent = vi.fn()
    expect(await getFailure(openClient().send(params, onSent))).toEqual([status, text])
    expect(onSent).not.toHaveBeenCalled()
  })
})

test('sends a template as JSON (MAIL-03)', async () => {
  expect(await openClient().send(params)).toBe('OK')
  expect(host.received).toMatchObject([
    {
      path: '/api/v1.0/email/send',
      contentType: 'application/json',
      body: {
        lib_version: expect.stringMatching(/^\d+\.\d+\.\d+$/) as string,
        user_id: 'public',
        service_id: 'service',
        template_id: 'template',
        template_params: params,
      },
    },
  ])
})

describe('invalid calls (MAIL-01)', () => {
  test.each([
    ['public key', { publicKey: '' }],
    ['service ID', { serviceId: '' }],
    ['template ID', { templateId: '' }],
  ])('require the %s', async (name, options) => {
    const error = await getFailure(openClient(options).send(params))
    expect(error).toBeInstanceOf(TypeError)
    expect(String(error)).toContain(`The ${name} is required`)
    expect(host.received).toEqual([])
  })

  const blockList = { list: ['ana@correo.com'], watchVariable: 'user_email' }
  test.each<[string, object]>([
    ['BlockList list has to be an array', { blockList: { ...blockList, list: 'ana' } }],
    [
      'BlockList watchVariable has to be a string',
      { blockList: { ...blockList, watchVariable: 7 } },
    ],
    ['LimitRate throttle has to be a positive number', { limitRate: { throttle: -1 } }],
    ['LimitRate ID has to be a non-empty string', { limitRate: { id: 7, throttle: 10 } }],
  ])('are rejected: %s', async (message, options) => {
    const error = await getFailure(openClient(options).send(params))
    expect(error).toEqual(new TypeError(`The ${message}`))
  })

  test('need an object as parameters, and a form', async () => {
    expect(String(await getFailure(openClient().send({ toString: () => 'ana' })))).toContain(
      'have to be the object',
    )
    expect(String(await getFailure(openClient().sendForm('#nowhere')))).toContain(
      'HTML form element',
    )
  })
})
