import type { Page } from 'playwright/test'

interface FirstPaint {
  /** Compressed bytes of the document, and of everything else that came before the first paint. */
  bytes: number
  /** Scripts that were requested before the first paint. */
  scriptUrls: string[]
}

/** 400 kbit/s with a latency of 300 ms. */
const SLOW_NETWORK = {
  offline: false,
  latency: 300,
  downloadThroughput: 50_000,
  uploadThroughput: 25_000,
}

/** Opens a page with an empty cache over a slow connection and measures its first paint. */
export async function measureFirstPaint(page: Page, url: string): Promise<FirstPaint> {
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
  const documentLoaded = new Promise<number>((resolve) => {
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
  await session.send('Network.emulateNetworkConditions', SLOW_NETWORK)
  await session.send('Page.enable')
  await session.send('Page.setLifecycleEventsEnabled', { enabled: true })
  // Waiting for the load event would take seconds.
  await page.goto(url, { waitUntil: 'commit' })
  const [at, documentBytes] = await Promise.all([painted, documentLoaded])
  const before = received.filter((data) => data.at <= at)
  return {
    bytes: before.reduce((sum, { bytes }) => sum + bytes, documentBytes),
    scriptUrls: scripts.filter((script) => script.at <= at).map((script) => script.url),
  }
}
