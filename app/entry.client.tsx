import { warn } from './lib/browser/console-warning'
import { savesData } from './lib/browser/visitor-preferences'
import { whenIdle } from './lib/browser/when-idle'
import { copyOnClick } from '~/components/copy-on-click'
import { handleNewsletter } from '~/components/newsletter-on-submit'
import { playOnClick } from '~/components/play-on-click'
import { registerWorker } from '~/offline/register-worker'
import { startMeasuring, trackAppLoaded } from '~/services/start-measuring'
import { printWithPictures } from '~/components/print-with-pictures'

/** The page's `PageMode` (page-mode.server.ts). */
const page = document.querySelector<HTMLElement>('script[data-entry]')?.dataset ?? {}
/** What Remix's `Scripts` rendered. The template keeps it from loading and running. */
const remixScripts = document.querySelector<HTMLTemplateElement>('#remix-scripts')?.content
let hydration: Promise<void> | undefined

/**
 * Hydrates the page at the visitor's first input and repeats the events that start-page.ts
 * delayed. Then registers the service worker, which may save pages because a visitor uses the site.
 */
export async function hydrate(): Promise<void> {
  await hydrateOnce()
  if (page.saved !== undefined) whenIdle(registerWorker)
}

function hydrateOnce(): Promise<void> {
  hydration ??= start()
  return hydration
}

async function start(): Promise<void> {
  // In a preview the Studio waits for the editing tools, so they load beside the page's modules. In
  // development Remix's scripts have to run before any component loads.
  if (page.hydration === 'now' && import.meta.env.PROD) void preloadEditing()
  await runRemixScripts()
  const { hydratePage } = await import('~/start/hydrate-page')
  await hydratePage()
  if (page.counted !== undefined) trackAppLoaded()
  const early = window.earlyVisit
  if (early === undefined) return
  early.isOver = true
  early.release('*')
}

if (page.counted !== undefined) startMeasuring()
copyOnClick()
handleNewsletter()
playOnClick()
window.earlyVisit?.release('[data-copy], [data-newsletter], [data-video]')
printWithPictures()

if (page.hydration === 'now') hydrateInBackground()
else if (page.hydration === 'idle') whenIdle(hydrateInBackground)
else if (page.hydration === 'late' && !savesData()) void prefetch()

function hydrateInBackground() {
  hydrateOnce().catch((error: unknown) => warn('scripts.notStarted', { reason: String(error) }))
}

/**
 * Fetches what hydration imports into the browser's cache, so that it needs no network. Preloads
 * would compile the scripts, and browsers never repeat one that fails.
 */
async function prefetch() {
  for (const link of remixScripts?.querySelectorAll('link') ?? []) {
    // All requests at once would take a weak processor a fifth of a second.
    await new Promise<void>((resolve) => whenIdle(resolve))
    fetch(link.getAttribute('href') ?? '', { priority: 'low' })
      .then((response) => response.arrayBuffer())
      .catch(() => undefined)
  }
}

/** Runs Remix's scripts in their order; resolves when the last has run. */
function runRemixScripts(): Promise<void> {
  return new Promise((resolve, reject) => {
    if (remixScripts === undefined) throw new Error('The page holds no scripts.')
    // Scripts in the document do not report that they ran. This module has run, and is not repeated.
    const last = document.createElement('script')
    Object.assign(last, { type: 'module', src: import.meta.url, onload: resolve })
    remixScripts.append(last)
    for (const script of remixScripts.querySelectorAll('script')) {
      Object.assign(script, { async: false, onerror: reject })
    }
    document.body.append(remixScripts)
  })
}

/** The preview strip loads them again, and reports a failure. */
async function preloadEditing(): Promise<void> {
  await Promise.allSettled([
    import('~/components/preview-editing'),
    import('@sanity/visual-editing/react'),
  ])
}
