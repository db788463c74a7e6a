import { beforeEach, expect, test, vi } from 'vitest'

const mixpanel = { token: 'token', flags: false, recordPercent: 0, excludeContactData: false }
const recorder = { appId: 'yapa/sitio' }

const startMixpanel = vi.fn<(settings: object, signal: AbortSignal) => Promise<() => void>>()
const startRecorder = vi.fn<(settings: object, signal: AbortSignal) => Promise<void>>()
const deleteAnalyticsData = vi.fn()
vi.mock('./analytics/mixpanel', () => ({ startMixpanel }))
vi.mock('./recorder/recorder', () => ({ startRecorder }))
vi.mock('./analytics/delete-stored-data', () => ({ deleteAnalyticsData }))

/** Makes the browser idle. */
let becomeIdle: (() => void) | undefined
vi.mock('~/lib/browser/when-idle', () => ({
  whenIdle: (callback: () => void, signal: AbortSignal) => {
    becomeIdle = () => {
      if (!signal.aborted) callback()
    }
  },
}))

/** Imports the module as in a new document. */
const newDocument = () => import('./third-parties')

beforeEach(() => {
  vi.resetModules()
  vi.resetAllMocks()
  becomeIdle = undefined
  startMixpanel.mockResolvedValue(() => undefined)
  startRecorder.mockResolvedValue()
})

test('starts once, when the browser is idle (ANA-05)', async () => {
  const { startThirdParties } = await newDocument()
  startThirdParties({ mixpanel, recorder })
  startThirdParties({ mixpanel, recorder })
  expect(startMixpanel).not.toHaveBeenCalled()
  becomeIdle?.()
  await expect.poll(() => startRecorder).toHaveBeenCalledOnce()
  await expect.poll(() => startMixpanel).toHaveBeenCalledOnce()
})

test('loads only what is set (ANA-05)', async () => {
  const { startThirdParties } = await newDocument()
  startThirdParties({ recorder })
  becomeIdle?.()
  await expect.poll(() => startRecorder).toHaveBeenCalledOnce()
  expect(startMixpanel).not.toHaveBeenCalled()
})

test('starts after a refusal only with a later consent (ANA-05)', async () => {
  const { startThirdParties, refuseThirdParties } = await newDocument()
  startThirdParties({ mixpanel })
  refuseThirdParties({ mixpanel })
  becomeIdle?.()
  expect(deleteAnalyticsData).toHaveBeenCalledWith('token')
  startThirdParties({ mixpanel })
  becomeIdle?.()
  await expect.poll(() => startMixpanel).toHaveBeenCalledOnce()
})

test('stops after a refusal and does not restart in this document (ANA-05)', async () => {
  const { startThirdParties, stopThirdParties } = await newDocument()
  startThirdParties({ mixpanel, recorder })
  becomeIdle?.()
  await expect.poll(() => startRecorder).toHaveBeenCalledOnce()
  await expect.poll(() => startMixpanel).toHaveBeenCalledOnce()
  stopThirdParties()
  for (const { lastCall } of [startMixpanel.mock, startRecorder.mock]) {
    expect(lastCall?.[1].aborted).toBe(true)
  }
  startThirdParties({ mixpanel, recorder })
  becomeIdle?.()
  expect(startMixpanel).toHaveBeenCalledOnce()
})

test('logs a script that does not load (ANA-03, ERR-02)', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  startMixpanel.mockRejectedValue(new Error('no network'))
  const { startThirdParties } = await newDocument()
  startThirdParties({ mixpanel })
  becomeIdle?.()
  await expect.poll(() => warn).toHaveBeenCalledOnce()
  expect(warn).toHaveBeenCalledWith('analytics.notStarted', { reason: 'Error: no network' })
})
