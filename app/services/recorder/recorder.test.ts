import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RecorderOptions } from './library'
import { startRecorder } from './recorder'

const library = {
  init: vi.fn<(appId: string, options: RecorderOptions) => void>(),
  identify: vi.fn(),
}
const setup = vi.fn(() => library)
vi.mock('logrocket/setup', () => ({ default: setup }))

const allowed = new AbortController().signal
const settings = { appId: 'yapa/sitio' }

beforeEach(() => {
  vi.resetAllMocks()
  setup.mockReturnValue(library)
  vi.stubGlobal('navigator', { userAgent: 'Firefox' })
  vi.stubGlobal('screen', { width: 1920, height: 1080 })
  vi.stubGlobal('document', { baseURI: 'https://sitio.example/' })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

/** The options that the library received. */
function receivedOptions(): RecorderOptions {
  const [, options] = library.init.mock.lastCall ?? []
  if (options === undefined) throw new Error('The library was not initialized.')
  return options
}

test('identifies every visit by one identity, with device data (ANA-04)', async () => {
  await startRecorder({ ...settings, identity: 'proyecto-1' }, allowed)
  expect(library.init).toHaveBeenCalledExactlyOnceWith('yapa/sitio', expect.anything())
  expect(library.identify).toHaveBeenCalledExactlyOnceWith('proyecto-1', {
    userAgent: 'Firefox',
    screenResolution: '1920x1080',
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  })
})

test.each([undefined, null, '', '  '])(
  'uses the app id without an identity: %j (ANA-04)',
  async (identity) => {
    await startRecorder({ ...settings, identity }, allowed)
    expect(library.identify).toHaveBeenCalledWith('yapa/sitio', expect.anything())
  },
)

test('captures calls, console and errors, but no input and no address (ANA-04)', async () => {
  await startRecorder(settings, allowed)
  expect(receivedOptions()).toMatchObject({
    console: { isEnabled: true },
    network: { isEnabled: true },
    shouldDetectExceptions: true,
    dom: { inputSanitizer: true },
    shouldCaptureIP: false,
  })
})

test('filters calls and page addresses (ANA-04)', async () => {
  await startRecorder(settings, allowed)
  const { network, browser } = receivedOptions()
  const request = {
    reqId: 'fetch-1',
    url: '/newsletter',
    method: 'POST',
    headers: {},
    body: 'a@b.co',
  }
  expect(await network?.requestSanitizer?.(request)).toMatchObject({ body: null })
  const response = { reqId: 'fetch-1', method: 'POST', headers: {}, body: 'a@b.co' }
  expect(await network?.responseSanitizer?.(response)).toMatchObject({ body: null })
  expect(browser?.urlSanitizer?.('https://sitio.example/?email=a@b.co')).toBe(
    'https://sitio.example/',
  )
})

test('uses another origin when one is set (ANA-05)', async () => {
  await startRecorder(settings, allowed)
  expect(setup).toHaveBeenCalledExactlyOnceWith({})
  await startRecorder({ ...settings, origin: 'https://sitio.example/lr' }, allowed)
  expect(setup).toHaveBeenLastCalledWith({
    sdkServer: 'https://sitio.example/lr',
    ingestServer: 'https://sitio.example/lr',
  })
})

test('stops after a refusal, also one that comes while it loads (ANA-05)', async () => {
  const visitor = new AbortController()
  await startRecorder(settings, visitor.signal)
  const options = receivedOptions()
  expect(options.shouldSendData?.()).toBe(true)
  visitor.abort()
  expect(options.shouldSendData?.()).toBe(false)

  setup.mockClear()
  const hasty = new AbortController()
  const starting = startRecorder(settings, hasty.signal)
  hasty.abort()
  await expect(starting).rejects.toThrow()
  expect(setup).not.toHaveBeenCalled()
})
