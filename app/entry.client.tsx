import { warn } from './lib/browser/console-warning'
import { savesData } from './lib/browser/visitor-preferences'
import { whenIdle } from './lib/browser/when-idle'
import { copyOnClick } from '~/components/copy-on-click'
import { handleNewsletter } from '~/components/newsletter-on-submit'
import { playOnClick } from '~/components/play-on-click'
import { registerWorker } from '~/offline/register-worker'
import { startMeasuring, trackAppLoaded } from '~/services/start-measuring'
import { type PageData, readPageData } from '~/start/page-data'
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
  // In a preview the Studio waits for the editing tools, so they load beside the page's modules.
  if (data.hydration === 'now') void preloadEditing()
  const [{ hydratePage }] = await Promise.all([import('~/start/hydrate-page'), loadRoutes(data)])
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
playOnClick()
window.earlyVisit?.release('[data-copy], [data-newsletter], [data-video]')
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

/** Loads the modules that Remix's `Scripts` would import before the client entry. */
async function loadRoutes({ manifest, modules, imports }: PageData): Promise<void> {
  for (const href of imports) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    )
  }
  const [loaded] = await Promise.all([
    Promise.all(
      Object.entries(modules).map(async ([id, url]): Promise<[string, unknown]> => [
        id,
        await import(/* @vite-ignore */ url),
      ]),
    ),
    import(/* @vite-ignore */ manifest),
  ])
  Object.assign(window, { __remixRouteModules: Object.fromEntries(loaded) })
}

/** The preview strip loads them again, and reports a failure. */
async function preloadEditing(): Promise<void> {
  await Promise.allSettled([
    import('~/components/preview-editing'),
    import('@sanity/visual-editing/react'),
  ])
}
