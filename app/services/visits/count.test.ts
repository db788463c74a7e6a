import { afterEach, describe, expect, test, vi } from 'vitest'
import { countEvent, countPage } from './count'

afterEach(() => vi.unstubAllGlobals())

/** A browser that accepts beacons or not. */
function browser(accepts: boolean, post: () => Promise<unknown> = () => Promise.resolve()) {
  const sendBeacon = vi.fn<(address: string, body: string) => boolean>(() => accepts)
  const fetch = vi.fn<(address: string, options: RequestInit) => Promise<unknown>>(post)
  vi.stubGlobal('navigator', { sendBeacon })
  vi.stubGlobal('fetch', fetch)
  return { sendBeacon, fetch }
}

describe('a posted count (ANA-05)', () => {
  test('has the path of the page without query and fragment', () => {
    const { sendBeacon, fetch } = browser(true)
    countPage('/inversores?email=ana@correo.example#contacto')
    countPage('/')
    expect(sendBeacon.mock.calls).toEqual([
      ['/visits', '{"page":"/inversores"}'],
      ['/visits', '{"page":"/"}'],
    ])
    expect(fetch).not.toHaveBeenCalled()
  })

  test('has the name of the event and no properties (ANA-01)', () => {
    const { sendBeacon } = browser(true)
    countEvent('Form Submitted')
    expect(sendBeacon).toHaveBeenCalledExactlyOnceWith('/visits', '{"event":"Form Submitted"}')
  })

  test('is sent by fetch when the browser accepts no beacon', () => {
    const { fetch } = browser(false)
    countEvent('WhatsApp Clicked')
    const body = '{"event":"WhatsApp Clicked"}'
    const options = { method: 'POST', body, keepalive: true }
    expect(fetch).toHaveBeenCalledExactlyOnceWith('/visits', options)
  })

  test('never throws', async () => {
    browser(false, () => Promise.reject(new TypeError('blocked')))
    countPage('/')
    vi.stubGlobal('fetch', () => {
      throw new Error('none')
    })
    countPage('/')
    vi.stubGlobal('navigator', {})
    countPage('/')
    // An unhandled rejection would fail the run.
    await new Promise((resolve) => setImmediate(resolve))
  })
})
