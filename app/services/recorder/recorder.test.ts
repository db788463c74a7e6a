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

/** What the library was told when it began. */
function toldOptions(): RecorderOptions {
  const [, options] = library.init.mock.lastCall ?? []
  if (options === undefined) throw new Error('The library has not begun.')
  return options
}

test('ANA-04 one fixed identity stands for everybody, and the device is told', async () => {
  await startRecorder({ ...settings, identity: 'proyecto-1' }, allowed)
  expect(library.init).toHaveBeenCalledExactlyOnceWith('yapa/sitio', expect.anything())
  expect(library.identify).toHaveBeenCalledExactlyOnceWith('proyecto-1', {
    userAgent: 'Firefox',
    screenResolution: '1920x1080',
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  })
})

test.each([undefined, null, '', '  '])(
  'ANA-04 no identity set (%j): the app id',
  async (identity) => {
    await startRecorder({ ...settings, identity }, allowed)
    expect(library.identify).toHaveBeenCalledWith('yapa/sitio', expect.anything())
  },
)

test('ANA-04 calls, console and errors are captured, what is typed and the address are not', async () => {
  await startRecorder(settings, allowed)
  expect(toldOptions()).toMatchObject({
    console: { isEnabled: true },
    network: { isEnabled: true },
    shouldDetectExceptions: true,
    dom: { inputSanitizer: true },
    shouldCaptureIP: false,
  })
})

test('ANA-04 calls and addresses of the page pass through the filters', async () => {
  await startRecorder(settings, allowed)
  const { network, browser } = toldOptions()
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

test('ANA-05 script and recording go through another origin when one is set', async () => {
  await startRecorder(settings, allowed)
  expect(setup).toHaveBeenCalledExactlyOnceWith({})
  await startRecorder({ ...settings, origin: 'https://sitio.example/lr' }, allowed)
  expect(setup).toHaveBeenLastCalledWith({
    sdkServer: 'https://sitio.example/lr',
    ingestServer: 'https://sitio.example/lr',
  })
})

test('ANA-05 after a no nothing more is sent, and one that comes while it loads lets it not begin', async () => {
  const visitor = new AbortController()
  await startRecorder(settings, visitor.signal)
  const told = toldOptions()
  expect(told.shouldSendData?.()).toBe(true)
  visitor.abort()
  expect(told.shouldSendData?.()).toBe(false)

  setup.mockClear()
  const hasty = new AbortController()
  const starting = startRecorder(settings, hasty.signal)
  hasty.abort()
  await expect(starting).rejects.toThrow()
  expect(setup).not.toHaveBeenCalled()
})
