import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RecorderOptions } from './recorder/network-filter'

const mixpanel = { token: 'token', recordPercent: 0, excludeContactData: false }
const recorder = { appId: 'yapa/sitio' }

const analytics = { init: vi.fn(), opt_out_tracking: vi.fn() }
const sessionRecorder = {
  init: vi.fn<(appId: string, options: RecorderOptions) => void>(),
  identify: vi.fn(),
}
vi.mock('mixpanel-browser/src/loaders/loader-module-core', () => ({ default: analytics }))
vi.mock('logrocket/setup', () => ({ default: () => sessionRecorder }))

const page = { readyState: 'complete', baseURI: 'https://sitio.example/', cookie: '' }
let whenIdle: (() => void)[] = []

/** Makes the browser idle. */
function becomeIdle() {
  for (const callback of whenIdle.splice(0)) callback()
}

/** Imports the module as in a new document. */
const newDocument = () => import('./third-parties')

beforeEach(() => {
  vi.resetModules()
  vi.resetAllMocks()
  whenIdle = []
  page.cookie = ''
  const requestIdleCallback = (callback: () => void) => whenIdle.push(callback)
  vi.stubGlobal('window', { requestIdleCallback })
  vi.stubGlobal('requestIdleCallback', requestIdleCallback)
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', new URL('https://sitio.example/'))
  vi.stubGlobal('navigator', { userAgent: 'Firefox' })
  vi.stubGlobal('screen', { width: 1920, height: 1080 })
  vi.stubGlobal('indexedDB', { deleteDatabase: () => undefined })
})

afterEach(() => vi.unstubAllGlobals())

test('starts after a refusal only with a later consent (ANA-05)', async () => {
  const { startThirdParties, refuseThirdParties } = await newDocument()
  startThirdParties({ mixpanel })
  refuseThirdParties({ mixpanel })
  becomeIdle()
  expect(page.cookie).toContain('mp_token_mixpanel=; Max-Age=0')
  startThirdParties({ mixpanel })
  becomeIdle()
  await expect.poll(() => analytics.init).toHaveBeenCalledOnce()
})

test('stops after a refusal and does not restart in this document (ANA-04, ANA-05)', async () => {
  const { startThirdParties, stopThirdParties } = await newDocument()
  startThirdParties({ mixpanel, recorder })
  becomeIdle()
  await expect.poll(() => sessionRecorder.init).toHaveBeenCalledOnce()
  await expect.poll(() => analytics.init).toHaveBeenCalledOnce()
  const options = sessionRecorder.init.mock.lastCall?.[1]
  expect(options).toMatchObject({ dom: { inputSanitizer: true }, shouldCaptureIP: false })
  expect(options?.shouldSendData?.()).toBe(true)
  stopThirdParties()
  expect(options?.shouldSendData?.()).toBe(false)
  expect(analytics.opt_out_tracking).toHaveBeenCalledExactlyOnceWith({ delete_user: false })
  startThirdParties({ mixpanel, recorder })
  expect(whenIdle).toEqual([])
})
