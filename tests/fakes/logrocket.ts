import type { Page } from 'playwright/test'

/** A network call, console message or error that the library captured. */
interface RecordedEvent {
  type: string
  /** The content after the filters. */
  message: unknown
}

/** What the fake recorded in the page. */
interface Recording {
  appId: string
  isInputMasked: boolean
  /** The page's URL after the URL filter. */
  url: string | null
  identities: { id: string; traits: Record<string, unknown> }[]
  events: RecordedEvent[]
  /** Whether the Content-Security-Policy allows the worker and the request of the script. */
  hasWorker: boolean
  hasSent: boolean
}

declare global {
  var logRocketFake: Recording | undefined
}

export interface LogRocketFake {
  /** URLs of LogRocket, without their query. */
  readonly requestedUrls: string[]
  recording: () => Promise<Recording | undefined>
}

/**
 * Replaces LogRocket's hosts. Its script records the library's calls, starts a worker and sends
 * one request, as the real one does.
 */
export async function fakeLogRocket(page: Page): Promise<LogRocketFake> {
  const requestedUrls: string[] = []
  await page.route('https://*.logr-in.com/**', (route) => {
    const { hostname, origin, pathname } = new URL(route.request().url())
    requestedUrls.push(`${origin}${pathname}`)
    if (hostname !== 'cdn.logr-in.com') {
      return route.fulfill({ status: 200, headers: { 'Access-Control-Allow-Origin': '*' } })
    }
    return route.fulfill({ contentType: 'text/javascript', body: `(${script.toString()})()` })
  })
  return { requestedUrls, recording: () => page.evaluate(() => globalThis.logRocketFake) }
}

/** Runs in the page. */
function script() {
  interface Options {
    network: object
    console: object
    dom: { inputSanitizer: boolean }
    browser: { urlSanitizer: (url: string) => string | null }
    shouldSendData: () => boolean
  }
  let initOptions: Options | undefined
  const recording: Recording = {
    appId: '',
    isInputMasked: false,
    url: null,
    identities: [],
    events: [],
    hasWorker: false,
    hasSent: false,
  }

  class Logger {
    init(appId: string, options: Options) {
      initOptions = options
      recording.appId = appId
      recording.isInputMasked = options.dom.inputSanitizer
      recording.url = options.browser.urlSanitizer(location.href)
      globalThis.logRocketFake = recording
      startWorker()
      if (options.shouldSendData()) send()
    }

    identify(id: string, traits: Record<string, unknown>) {
      recording.identities.push({ id, traits })
    }

    /** The message depends on the options of its kind; `null` drops the event. */
    addEvent(type: string, messageWith: (options: object | undefined) => unknown) {
      const isNetwork = type.startsWith('lr.network.')
      const message = messageWith(isNetwork ? initOptions?.network : initOptions?.console)
      if (message !== null) recording.events.push({ type, message })
    }

    uninstall() {
      initOptions = undefined
    }
  }

  function startWorker() {
    const worker = new Worker(URL.createObjectURL(new Blob(['postMessage(1)'])))
    worker.addEventListener('message', () => {
      recording.hasWorker = true
    })
  }

  function send() {
    void fetch('https://r.logr-in.com/i', { method: 'POST', body: 'x' }).then(({ ok }) => {
      recording.hasSent = ok
    })
  }

  Object.assign(globalThis, { _LRLogger: Logger })
}
