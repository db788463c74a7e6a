import { afterEach, describe, expect, test, vi } from 'vitest'
import { countEvent, countPage } from './count'

afterEach(() => vi.unstubAllGlobals())

/** A browser that takes beacons or not; what it sent, by which way. */
function browser(takes: boolean, post: () => Promise<unknown> = () => Promise.resolve()) {
  const sendBeacon = vi.fn<(address: string, body: string) => boolean>(() => takes)
  const fetch = vi.fn<(address: string, options: RequestInit) => Promise<unknown>>(post)
  vi.stubGlobal('navigator', { sendBeacon })
  vi.stubGlobal('fetch', fetch)
  return { sendBeacon, fetch }
}

describe('ANA-05 what a browser sends to be counted', () => {
  test('is the page, without what stands after it', () => {
    const { sendBeacon, fetch } = browser(true)
    countPage('/inversores?email=ana@correo.example#contacto')
    countPage('/')
    expect(sendBeacon.mock.calls).toEqual([
      ['/conteo', '{"page":"/inversores"}'],
      ['/conteo', '{"page":"/"}'],
    ])
    expect(fetch).not.toHaveBeenCalled()
  })

  test('is as much of an address as the server reads', () => {
    const { sendBeacon } = browser(true)
    countPage(`/${'á'.repeat(5_000)}`)
    const [[, body] = []] = sendBeacon.mock.calls
    expect(new TextEncoder().encode(body).length).toBeLessThan(2_048)
  })

  test('ANA-01 is the name of an event, and nothing of its payload', () => {
    const { sendBeacon } = browser(true)
    countEvent('Form Submitted')
    expect(sendBeacon).toHaveBeenCalledExactlyOnceWith('/conteo', '{"event":"Form Submitted"}')
  })

  test('goes another way where no beacon is taken', () => {
    const { fetch } = browser(false)
    countEvent('WhatsApp Clicked')
    const body = '{"event":"WhatsApp Clicked"}'
    const options = { method: 'POST', body, keepalive: true }
    expect(fetch).toHaveBeenCalledExactlyOnceWith('/conteo', options)
  })

  test('never is in the way, whatever fails', async () => {
    browser(false, () => Promise.reject(new TypeError('blocked')))
    countPage('/')
    vi.stubGlobal('fetch', () => {
      throw new Error('none')
    })
    countPage('/')
    vi.stubGlobal('navigator', {})
    countPage('/')
    // A rejection that nobody looks after would fail the run.
    await new Promise((resolve) => setImmediate(resolve))
  })
})
