import { warn } from '~/lib/browser/console-warning'
import { whenIdle } from '~/lib/browser/when-idle'
import { deleteAnalyticsData } from './analytics/delete-stored-data'
import type { MixpanelSettings } from './analytics/mixpanel'
import { hostQueue } from './analytics/track'
import type { RecorderSettings } from './recorder/recorder'

/** Third parties that measure visits; those without a setting are absent (ANA-05). */
export interface ThirdParties {
  mixpanel?: MixpanelSettings | undefined
  recorder?: RecorderSettings | undefined
}

let running: AbortController | undefined
let hasStarted = false

/**
 * Loads and starts the third parties once the page is usable and the browser idle. Errors are only
 * logged (ERR-02). Stopped ones start again with the next document, because they would send what
 * happened in between.
 */
export function startThirdParties({ mixpanel, recorder }: ThirdParties): void {
  if (mixpanel === undefined) hostQueue.close()
  if (running !== undefined || hasStarted) return
  const { signal } = (running = new AbortController())
  const attempt = (name: string, started: Promise<void>) =>
    started.catch((error: unknown) => {
      if (!signal.aborted) warn(`${name}.notStarted`, { reason: String(error) })
    })
  whenIdle(() => {
    hasStarted = true
    if (mixpanel !== undefined) void attempt('analytics', sendEvents(mixpanel, signal))
    if (recorder !== undefined) void attempt('recorder', record(recorder, signal))
  }, signal)
}

/** Stops all sending, also of what is still loading. */
export function stopThirdParties(): void {
  running?.abort()
  running = undefined
}

/** Stops them and deletes their data on this device, after a refusal (ANA-05). */
export function refuseThirdParties({ mixpanel }: ThirdParties): void {
  stopThirdParties()
  hostQueue.close()
  if (mixpanel !== undefined) deleteAnalyticsData(mixpanel.token)
}

async function sendEvents(settings: MixpanelSettings, signal: AbortSignal): Promise<void> {
  const { startMixpanel } = await import('./analytics/mixpanel')
  signal.throwIfAborted()
  hostQueue.open(await startMixpanel(settings, signal))
}

async function record(settings: RecorderSettings, signal: AbortSignal): Promise<void> {
  const { startRecorder } = await import('./recorder/recorder')
  signal.throwIfAborted()
  await startRecorder(settings, signal)
}
