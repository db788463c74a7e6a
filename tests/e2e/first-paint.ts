import type { Page } from 'playwright/test'

interface FirstPaint {
  /**
   * What came over the network, compressed: the whole document, and of all else what was there
   * when the page was first painted.
   */
  bytes: number
  /** Addresses of scripts that were asked for before it. */
  scriptsAsked: string[]
}

/** A poor connection: 400 kbit/s and 300 ms to the server. */
const POOR_NETWORK = {
  offline: false,
  latency: 300,
  downloadThroughput: 50_000,
  uploadThroughput: 25_000,
}

/** Opens a page with an empty cache over a poor connection and weighs what its first paint took. */
export async function bytesBeforeFirstPaint(page: Page, url: string): Promise<FirstPaint> {
  const session = await page.context().newCDPSession(page)
  const received: { at: number; bytes: number }[] = []
  let documentId: string | undefined
  const scripts: { at: number; url: string }[] = []
  const painted = new Promise<number>((resolve) => {
    session.on('Page.lifecycleEvent', ({ name, timestamp }) => {
      if (name === 'firstContentfulPaint') resolve(timestamp)
    })
  })
  session.on('Network.dataReceived', ({ requestId, timestamp, encodedDataLength }) => {
    if (requestId !== documentId) received.push({ at: timestamp, bytes: encodedDataLength })
  })
  const wholeDocument = new Promise<number>((resolve) => {
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (requestId === documentId) resolve(encodedDataLength)
    })
  })
  session.on('Network.requestWillBeSent', ({ requestId, timestamp, type, request }) => {
    if (type === 'Document') documentId ??= requestId
    if (type === 'Script') scripts.push({ at: timestamp, url: request.url })
  })
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await session.send('Network.emulateNetworkConditions', POOR_NETWORK)
  await session.send('Page.enable')
  await session.send('Page.setLifecycleEventsEnabled', { enabled: true })
  // What comes after the first paint, which takes seconds on such a connection, is not waited for.
  await page.goto(url, { waitUntil: 'commit' })
  const [at, documentBytes] = await Promise.all([painted, wholeDocument])
  const before = received.filter((data) => data.at <= at)
  return {
    bytes: before.reduce((sum, { bytes }) => sum + bytes, documentBytes),
    scriptsAsked: scripts.filter((script) => script.at <= at).map((script) => script.url),
  }
}
