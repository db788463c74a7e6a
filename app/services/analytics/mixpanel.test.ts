import type { Config } from 'mixpanel-browser'
import { beforeEach, expect, test, vi } from 'vitest'
import { stubStorage } from '~/testing/stub-storage'
import type { MixpanelSettings } from './mixpanel'

const library = vi.hoisted(() => ({
  init: vi.fn<(token: string, options: Partial<Config>) => void>(),
  identify: vi.fn(),
  track: vi.fn(),
}))
vi.mock('mixpanel-browser/src/loaders/loader-module-core', () => ({ default: library }))
const recorderLoaded = vi.fn()

const settings = { token: 'token', recordPercent: 0, excludeContactData: false }
/** Consent that is not withdrawn. */
const allowed = () => new AbortController().signal
let inTab: Map<string, string>
let onDevice: Map<string, string>

/** Starts the library in a new document. */
async function startMixpanel(provided: MixpanelSettings, signal: AbortSignal) {
  vi.resetModules()
  return (await import('./mixpanel')).startMixpanel(provided, signal)
}

beforeEach(() => {
  vi.clearAllMocks()
  vi.doMock('mixpanel-browser/dist/mixpanel-recorder.min.js', () => {
    recorderLoaded()
    return { default: undefined }
  })
  vi.stubGlobal('location', new URL('https://sitio.example/inversores'))
  onDevice = stubStorage('localStorage')
  inTab = stubStorage('sessionStorage')
  vi.stubGlobal('document', { baseURI: 'https://sitio.example/' })
})

const options = () => library.init.mock.calls[0]?.[1]

test('sets the options of the library (ANA-03)', async () => {
  await startMixpanel(settings, allowed())
  expect(library.init).toHaveBeenCalledWith('token', expect.anything())
  expect(options()).toMatchObject({
    batch_size: 50,
    batch_flush_interval_ms: 5_000,
    batch_request_timeout_ms: 90_000,
    cookie_expiration: 365,
    track_links_timeout: 300,
    record_idle_timeout_ms: 1_800_000,
    record_sessions_percent: 0,
  })
})

test('records whole visits, with forms and private texts masked (ANA-03, ANA-04)', async () => {
  await startMixpanel(settings, allowed())
  expect(recorderLoaded, 'only for recorded visits').not.toHaveBeenCalled()

  inTab.clear()
  await startMixpanel({ ...settings, recordPercent: 100 }, allowed())
  expect(recorderLoaded).toHaveBeenCalledOnce()
  const recorded = {
    record_sessions_percent: 100,
    record_mask_all_inputs: true,
    record_mask_text_selector: '[data-private]',
  }
  expect(library.init).toHaveBeenLastCalledWith('token', expect.objectContaining(recorded))

  await startMixpanel({ ...settings, recordPercent: 0 }, allowed())
  expect(library.init, 'also in the rest of the visit').toHaveBeenLastCalledWith(
    'token',
    expect.objectContaining(recorded),
  )
})

test('loads the recorder on a device with an earlier recording (ANA-04)', async () => {
  inTab.set('analyticsRecorded', 'no')
  await startMixpanel(settings, allowed())
  expect(recorderLoaded).not.toHaveBeenCalled()
  onDevice.set('analyticsRecorded', 'yes')
  await startMixpanel(settings, allowed())
  expect(recorderLoaded).toHaveBeenCalledOnce()
  expect(library.init).toHaveBeenLastCalledWith(
    'token',
    expect.objectContaining({ record_sessions_percent: 0 }),
  )
})

test('sends when an event happened; a setting leaves out contact data and user id (ANA-01)', async () => {
  const event = {
    name: 'Page Loaded' as const,
    properties: { email: 'ana@correo.com', phone: '', name: 'Ana' },
    time: 1_700_000_000_500,
    userId: 'key',
  }
  const send = await startMixpanel(settings, allowed())
  send(event)
  expect(library.identify).toHaveBeenCalledWith('key')

  library.identify.mockClear()
  const sendWithoutContactData = await startMixpanel(
    { ...settings, excludeContactData: true },
    allowed(),
  )
  sendWithoutContactData(event)
  expect(library.identify).not.toHaveBeenCalled()
  expect(library.track).toHaveBeenLastCalledWith('Page Loaded', {
    has_email: true,
    has_phone: false,
    has_name: true,
    time: 1_700_000_000.5,
  })
})

test('removes personal parameters from addresses (ANA-01, ANA-05)', async () => {
  await startMixpanel(settings, allowed())
  const clean = options()?.hooks?.before_send_events
  const properties = {
    $current_url: 'https://sitio.example/?utm_source=carta&email=ana@correo.com',
    $referrer: 'https://correo.example/?de=ana@correo.com',
    distinct_id: 'a',
  }
  expect(clean?.({ event: 'App Loaded', properties })).toEqual({
    event: 'App Loaded',
    properties: {
      $current_url: 'https://sitio.example/?utm_source=carta',
      $referrer: 'https://correo.example/',
      distinct_id: 'a',
    },
  })
})

test('does not start after a refusal that comes while it loads (ANA-05)', async () => {
  const withdrawn = new AbortController()
  const starting = startMixpanel(settings, withdrawn.signal)
  withdrawn.abort()
  await expect(starting).rejects.toThrow()
  expect(library.init).not.toHaveBeenCalled()
})
