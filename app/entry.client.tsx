import { warn } from './lib/browser/console-warning'
import { savesData } from './lib/browser/visitor-preferences'
import { whenIdle } from './lib/browser/when-idle'
import { registerWorker } from '~/offline/register-worker'
import { startMeasuring, trackAppLoaded } from '~/services/start-measuring'
import { layOutSections } from '~/start/lay-out-sections'
import { readPageData } from '~/start/page-data'
import { printWithPictures } from '~/start/print-with-pictures'

/** Delay before a page without interaction hydrates, so its other resources load first. */
const LATE_HYDRATION_MS = 10_000

const data = readPageData()
let hydration: Promise<void> | undefined

/**
 * Hydrates the page at the visitor's first input and repeats the last event that start-page.ts
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
  early.replay?.()
}

if (data.isCounted) startMeasuring()
layOutSections()
printWithPictures()

if (data.hydration === 'now') hydrateInBackground()
else if (data.hydration === 'idle') whenIdle(hydrateInBackground)
else if (data.hydration === 'late' && !savesData()) {
  setTimeout(() => whenIdle(hydrateInBackground), LATE_HYDRATION_MS)
}

function hydrateInBackground() {
  hydrateOnce().catch((error: unknown) => warn('scripts.notStarted', { reason: String(error) }))
}
