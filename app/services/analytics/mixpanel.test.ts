import type { Config } from 'mixpanel-browser'
import { beforeEach, expect, test, vi } from 'vitest'
import { startMixpanel } from './mixpanel'

const library = vi.hoisted(() => ({
  init: vi.fn<(token: string, options: Partial<Config>) => void>(),
  register: vi.fn(),
  identify: vi.fn(),
  track: vi.fn(),
  opt_out_tracking: vi.fn(),
}))
vi.mock('mixpanel-browser/src/loaders/loader-module-core', () => ({ default: library }))
const recorder = vi.hoisted(() => ({ loaded: vi.fn() }))
vi.mock('mixpanel-browser/dist/mixpanel-recorder.min.js', () => {
  recorder.loaded()
  return { default: undefined }
})

const settings = { token: 'token', flags: false, recordPercent: 0, excludeContactData: false }
const kept = new Map<string, string>()
const storage = {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, text: string) => kept.set(name, text),
  removeItem: (name: string) => kept.delete(name),
}

beforeEach(() => {
  vi.clearAllMocks()
  kept.clear()
  vi.stubGlobal('location', new URL('https://sitio.example/inversores'))
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', storage)
})

const options = () => library.init.mock.calls[0]?.[1]

test('ANA-03 the settings of the library', async () => {
  await startMixpanel({ ...settings, flags: true }, false)
  expect(library.init).toHaveBeenCalledWith('token', expect.anything())
  expect(options()).toMatchObject({
    batch_size: 50,
    batch_flush_interval_ms: 5_000,
    batch_request_timeout_ms: 90_000,
    cookie_expiration: 365,
    track_links_timeout: 300,
    record_idle_timeout_ms: 1_800_000,
    flags: true,
    record_sessions_percent: 0,
  })
})

test('ANA-05 the library calls this origin alone', async () => {
  await startMixpanel(settings, false)
  expect(options()).toMatchObject({ api_host: 'https://sitio.example/i' })
})

test('ANA-03 errors of the library are logged', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await startMixpanel(settings, false)
  options()?.error_reporter?.('no network')
  expect(warn).toHaveBeenCalledWith('analytics.failed', { reason: 'no network' })
})

test('ANA-03 ANA-04 a visit is recorded or not, with its forms and private texts masked', async () => {
  await startMixpanel(settings, false)
  expect(recorder.loaded, 'not asked for when nothing is recorded').not.toHaveBeenCalled()

  kept.clear()
  await startMixpanel({ ...settings, recordPercent: 100 }, false)
  expect(recorder.loaded).toHaveBeenCalledOnce()
  const recorded = {
    record_sessions_percent: 100,
    record_mask_all_inputs: true,
    record_mask_text_selector: '[data-private]',
  }
  expect(library.init).toHaveBeenLastCalledWith('token', expect.objectContaining(recorded))

  await startMixpanel({ ...settings, recordPercent: 0 }, false)
  expect(library.init, 'the rest of the visit too').toHaveBeenLastCalledWith(
    'token',
    expect.objectContaining(recorded),
  )
})

test('ANA-01 an event keeps the time at which it happened', async () => {
  const { send } = await startMixpanel(settings, false)
  send({ name: 'Email Sent', properties: { response: 'OK' }, time: 1_700_000_000_500 })
  expect(library.track).toHaveBeenCalledWith('Email Sent', {
    response: 'OK',
    time: 1_700_000_000.5,
  })
})

test('ANA-01 contact data, and the id that leads to it, are left out by a setting', async () => {
  const event = {
    name: 'Page Loaded' as const,
    properties: { email: 'ana@correo.com', phone: '', name: 'Ana' },
    time: 0,
    userId: 'key',
  }
  const open = await startMixpanel(settings, false)
  open.send(event)
  expect(library.identify).toHaveBeenCalledWith('key')

  library.identify.mockClear()
  const discreet = await startMixpanel({ ...settings, excludeContactData: true }, false)
  discreet.send(event)
  expect(library.identify).not.toHaveBeenCalled()
  expect(library.track).toHaveBeenLastCalledWith('Page Loaded', {
    has_email: true,
    has_phone: false,
    has_name: true,
    time: 0,
  })
})

test('RT-06 the events of staff who try the site out say so, in this page only', async () => {
  await startMixpanel(settings, false)
  expect(library.register).not.toHaveBeenCalled()
  await startMixpanel(settings, true)
  expect(library.register).toHaveBeenCalledWith({ internal_test: true }, { persistent: false })
})

test('ANA-05 a no ends it, and a later yes starts it anew', async () => {
  const { stop } = await startMixpanel(settings, false)
  stop()
  expect(library.opt_out_tracking).toHaveBeenCalledOnce()
  const prefix = options()?.opt_out_tracking_cookie_prefix ?? ''
  kept.set(`${prefix}token`, '0')
  await startMixpanel(settings, false)
  expect(kept.has(`${prefix}token`)).toBe(false)
})
