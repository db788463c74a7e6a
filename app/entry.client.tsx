import { warn } from './lib/browser/console-warning'
import { savesData } from './lib/browser/visitor-preferences'
import { whenIdle } from './lib/browser/when-idle'
import { copyOnClick } from '~/components/copy-on-click'
import { handleNewsletter } from '~/components/newsletter-on-submit'
import { registerWorker } from '~/offline/register-worker'
import { startMeasuring, trackAppLoaded } from '~/services/start-measuring'
import { readPageData } from '~/start/page-data'
import { printWithPictures } from '~/start/print-with-pictures'

const data = readPageData()
let hydration: Promise<void> | undefined

/**
 * Hydrates the page at the visitor's first input and repeats the events that start-page.ts
 * delayed. Then registers the service worker, which may save pages because a visitor uses the site.
 */
export async function hydrate(): Promise<void> {
  await hydrateOnce()
  if (data.savesPages) whenIdle(registerWorker)
}

function hydrateOnce(): Promise<void> {
  hydration ??= start()
  return hydration
}

async function start(): Promise<void> {
  if (data.hotReload !== undefined) await import(/* @vite-ignore */ data.hotReload)
  const { hydratePage } = await import('~/start/hydrate-page')
  await hydratePage(data)
  if (data.isCounted) trackAppLoaded()
  const early = window.earlyVisit
  if (early === undefined) return
  early.isOver = true
  early.release('*')
}

if (data.isCounted) startMeasuring()
copyOnClick()
handleNewsletter()
window.earlyVisit?.release('[data-copy], [data-newsletter]')
printWithPictures()

if (data.hydration === 'now') hydrateInBackground()
else if (data.hydration === 'idle') whenIdle(hydrateInBackground)
else if (data.hydration === 'late' && !savesData()) void prefetch()

function hydrateInBackground() {
  hydrateOnce().catch((error: unknown) => warn('scripts.notStarted', { reason: String(error) }))
}

/**
 * Fetches what hydration imports into the browser's cache, so that it needs no network. Preloads
 * would compile the scripts, and browsers never repeat one that fails.
 */
async function prefetch() {
  const urls = [...data.imports, ...Object.values(data.modules), data.manifest]
  for (const url of new Set(urls)) {
    // All requests at once would take a weak processor a fifth of a second.
    await new Promise<void>((resolve) => whenIdle(resolve))
    fetch(url, { priority: 'low' })
      .then((response) => response.arrayBuffer())
      .catch(() => undefined)
  }
}
