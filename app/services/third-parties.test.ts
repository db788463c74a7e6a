import { beforeEach, expect, test, vi } from 'vitest'

const mixpanel = { token: 'token', flags: false, recordPercent: 0, excludeContactData: false }
const recorder = { appId: 'yapa/sitio' }

const startMixpanel = vi.fn<(settings: object, signal: AbortSignal) => Promise<() => void>>()
const startRecorder = vi.fn<(settings: object, signal: AbortSignal) => Promise<void>>()
const eraseAnalytics = vi.fn()
vi.mock('./analytics/mixpanel', () => ({ startMixpanel }))
vi.mock('./recorder/recorder', () => ({ startRecorder }))
vi.mock('./analytics/erase', () => ({ eraseAnalytics }))

/** The browser's moment of rest, when the test says so. */
let rest: (() => void) | undefined
vi.mock('~/lib/when-idle', () => ({
  whenIdle: (callback: () => void, signal: AbortSignal) => {
    rest = () => {
      if (!signal.aborted) callback()
    }
  },
}))

/** The module as a new document has it. */
const newDocument = () => import('./third-parties')

beforeEach(() => {
  vi.resetModules()
  vi.resetAllMocks()
  rest = undefined
  startMixpanel.mockResolvedValue(() => undefined)
  startRecorder.mockResolvedValue()
})

test('ANA-05 nothing begins before the page is usable and the browser idle, and then once', async () => {
  const { startThirdParties } = await newDocument()
  startThirdParties({ mixpanel, recorder })
  startThirdParties({ mixpanel, recorder })
  expect(startMixpanel).not.toHaveBeenCalled()
  rest?.()
  await expect.poll(() => startRecorder).toHaveBeenCalledOnce()
  await expect.poll(() => startMixpanel).toHaveBeenCalledOnce()
})

test('ANA-05 what is not set is not loaded', async () => {
  const { startThirdParties } = await newDocument()
  startThirdParties({ recorder })
  rest?.()
  await expect.poll(() => startRecorder).toHaveBeenCalledOnce()
  expect(startMixpanel).not.toHaveBeenCalled()
})

test('ANA-05 a no before the browser was idle lets nothing begin; a later yes does', async () => {
  const { startThirdParties, refuseThirdParties } = await newDocument()
  startThirdParties({ mixpanel })
  refuseThirdParties({ mixpanel })
  rest?.()
  expect(eraseAnalytics).toHaveBeenCalledWith('token')
  startThirdParties({ mixpanel })
  rest?.()
  await expect.poll(() => startMixpanel).toHaveBeenCalledOnce()
})

test('ANA-05 a no ends what runs, and it does not begin again in this document', async () => {
  const { startThirdParties, endThirdParties } = await newDocument()
  startThirdParties({ mixpanel, recorder })
  rest?.()
  await expect.poll(() => startRecorder).toHaveBeenCalledOnce()
  await expect.poll(() => startMixpanel).toHaveBeenCalledOnce()
  endThirdParties()
  for (const { lastCall } of [startMixpanel.mock, startRecorder.mock]) {
    expect(lastCall?.[1].aborted).toBe(true)
  }
  startThirdParties({ mixpanel, recorder })
  rest?.()
  expect(startMixpanel).toHaveBeenCalledOnce()
})

test('ANA-03 ERR-02 what does not come is logged, and what was ended is not even that', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  startMixpanel.mockRejectedValue(new Error('no network'))
  const { startThirdParties } = await newDocument()
  startThirdParties({ mixpanel })
  rest?.()
  await expect.poll(() => warn).toHaveBeenCalledOnce()
  expect(warn).toHaveBeenCalledWith('analytics.notStarted', { reason: 'Error: no network' })
})
