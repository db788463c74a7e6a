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
