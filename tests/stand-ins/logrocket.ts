import type { Page } from 'playwright/test'

/** What the library handed to its script: a captured call, a console message, an error. */
interface RecordedEvent {
  type: string
  /** What is left of it after the filters. */
  message: unknown
}

/** What the recorder was told, inside the page. */
interface Recording {
  appId: string
  isInputMasked: boolean
  /** What the recording takes for the address of the page. */
  address: string | null
  identities: { id: string; traits: Record<string, unknown> }[]
  events: RecordedEvent[]
  /** Whether the page's policy lets the script do what it needs. */
  hasWorker: boolean
  hasSent: boolean
}

declare global {
  var logRocketStandIn: Recording | undefined
}

export interface LogRocketStandIn {
  /** Addresses of LogRocket that were asked for. */
  readonly asked: string[]
  recording: () => Promise<Recording | undefined>
}

/**
 * Answers in the place of LogRocket: its script, which notes what the library tells it, starts a
 * worker and sends once, as the real one does; and the host that takes recordings.
 */
export async function standInForLogRocket(page: Page): Promise<LogRocketStandIn> {
  const asked: string[] = []
  await page.route('https://*.logr-in.com/**', (route) => {
    const { hostname, origin, pathname } = new URL(route.request().url())
    asked.push(`${origin}${pathname}`)
    if (hostname !== 'cdn.logr-in.com') {
      return route.fulfill({ status: 200, headers: { 'Access-Control-Allow-Origin': '*' } })
    }
    return route.fulfill({ contentType: 'text/javascript', body: `(${script.toString()})()` })
  })
  return { asked, recording: () => page.evaluate(() => globalThis.logRocketStandIn) }
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
  let given: Options | undefined
  const recording: Recording = {
    appId: '',
    isInputMasked: false,
    address: null,
    identities: [],
    events: [],
    hasWorker: false,
    hasSent: false,
  }

  class Logger {
    init(appId: string, options: Options) {
      given = options
      recording.appId = appId
      recording.isInputMasked = options.dom.inputSanitizer
      recording.address = options.browser.urlSanitizer(location.href)
      globalThis.logRocketStandIn = recording
      work()
      if (options.shouldSendData()) send()
    }

    identify(id: string, traits: Record<string, unknown>) {
      recording.identities.push({ id, traits })
    }

    /** Each kind of event is given the options of its kind, and may come to nothing. */
    addEvent(type: string, messageWith: (options: object | undefined) => unknown) {
      const isNetwork = type.startsWith('lr.network.')
      const message = messageWith(isNetwork ? given?.network : given?.console)
      if (message !== null) recording.events.push({ type, message })
    }

    uninstall() {
      given = undefined
    }
  }

  function work() {
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
