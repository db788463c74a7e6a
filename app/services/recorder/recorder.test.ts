import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RecorderOptions } from './library'

const library = {
  init: vi.fn<(appId: string, options: RecorderOptions) => void>(),
  identify: vi.fn(),
}
const setup = vi.fn(() => library)
vi.mock('logrocket/setup', () => ({ default: setup }))

const warn = vi.spyOn(console, 'warn')
const settings = { appId: 'yapa/sitio' }

beforeEach(() => {
  vi.resetModules()
  vi.resetAllMocks()
  setup.mockReturnValue(library)
  warn.mockReturnValue()
  vi.stubGlobal('navigator', { userAgent: 'Firefox' })
  vi.stubGlobal('screen', { width: 1920, height: 1080 })
  vi.stubGlobal('document', { baseURI: 'https://sitio.example/' })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

/** The module as a new document has it. */
const newDocument = () => import('./recorder')

/** What the library was told when it began. */
function toldOptions(): RecorderOptions {
  const [, options] = library.init.mock.lastCall ?? []
  if (options === undefined) throw new Error('The library has not begun.')
  return options
}

test('ANA-04 one fixed identity stands for everybody, and the device is told', async () => {
  const { startRecorder } = await newDocument()
  await startRecorder({ ...settings, identity: 'proyecto-1' })
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
    const { startRecorder } = await newDocument()
    await startRecorder({ ...settings, identity })
    expect(library.identify).toHaveBeenCalledWith('yapa/sitio', expect.anything())
  },
)

test('ANA-04 calls, console and errors are captured, what is typed and the address are not', async () => {
  const { startRecorder } = await newDocument()
  await startRecorder(settings)
  expect(toldOptions()).toMatchObject({
    console: { isEnabled: true },
    network: { isEnabled: true },
    shouldDetectExceptions: true,
    dom: { inputSanitizer: true },
    shouldCaptureIP: false,
  })
})

test('ANA-04 calls and addresses of the page pass through the filters', async () => {
  const { startRecorder } = await newDocument()
  await startRecorder(settings)
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

test('ANA-04 a document is recorded once, however often it is asked for', async () => {
  const { startRecorder } = await newDocument()
  await Promise.all([startRecorder(settings), startRecorder(settings)])
  await startRecorder(settings)
  expect(library.init).toHaveBeenCalledOnce()
  expect(library.identify).toHaveBeenCalledOnce()
})

test('ANA-05 script and recording go through another origin when one is set', async () => {
  const { startRecorder } = await newDocument()
  await startRecorder(settings)
  expect(setup).toHaveBeenCalledExactlyOnceWith({})
  const other = await reloaded()
  await other.startRecorder({ ...settings, origin: 'https://sitio.example/lr' })
  expect(setup).toHaveBeenLastCalledWith({
    sdkServer: 'https://sitio.example/lr',
    ingestServer: 'https://sitio.example/lr',
  })
})

test('ANA-05 once stopped, nothing more is sent until the next document', async () => {
  const { startRecorder, stopRecorder } = await newDocument()
  await startRecorder(settings)
  const told = toldOptions()
  expect(told.shouldSendData?.()).toBe(true)
  stopRecorder()
  expect(told.shouldSendData?.()).toBe(false)
  await startRecorder(settings)
  expect(told.shouldSendData?.()).toBe(false)
  const next = await reloaded()
  await next.startRecorder(settings)
  expect(toldOptions().shouldSendData?.()).toBe(true)
})

test('ANA-05 stopped while the library is loaded: it never begins', async () => {
  const { startRecorder, stopRecorder } = await newDocument()
  const start = startRecorder(settings)
  stopRecorder()
  await start
  expect(setup).not.toHaveBeenCalled()
})

test('ANA-05 a refusal before anything was started leaves a later yes its way', async () => {
  const { startRecorder, stopRecorder } = await newDocument()
  stopRecorder()
  await startRecorder(settings)
  expect(toldOptions().shouldSendData?.()).toBe(true)
})

test('ANA-05 ERR-02 a library that fails is told to the log alone', async () => {
  library.init.mockImplementation(() => {
    throw new Error('no')
  })
  const { startRecorder } = await newDocument()
  await expect(startRecorder(settings)).resolves.toBeUndefined()
  expect(warn).toHaveBeenCalledExactlyOnceWith('recorder.notStarted', { reason: 'Error: no' })
})

async function reloaded() {
  vi.resetModules()
  return newDocument()
}
