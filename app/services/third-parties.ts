import { warn } from '~/lib/browser-log'
import { whenIdle } from '~/lib/when-idle'
import { eraseAnalytics } from './analytics/erase'
import type { MixpanelSettings } from './analytics/mixpanel'
import { hostOutlet } from './analytics/track'
import type { RecorderSettings } from './recorder/recorder'

/** What this site uses of others to measure visits; nothing of what is not set (ANA-05). */
export interface ThirdParties {
  mixpanel?: MixpanelSettings | undefined
  recorder?: RecorderSettings | undefined
}

let running: AbortController | undefined
let hasBegun = false

/**
 * Loads and starts what measures visits, once the page is usable and the browser idle. Whatever
 * fails is logged only (ERR-02). What has been ended starts again with the next document: in
 * between the services have seen what they must not send.
 */
export function startThirdParties({ mixpanel, recorder }: ThirdParties): void {
  if (mixpanel === undefined) hostOutlet.shut()
  if (running !== undefined || hasBegun) return
  const { signal } = (running = new AbortController())
  const attempt = (name: string, started: Promise<void>) =>
    started.catch((error: unknown) => {
      if (!signal.aborted) warn(`${name}.notStarted`, { reason: String(error) })
    })
  whenIdle(() => {
    hasBegun = true
    if (mixpanel !== undefined) void attempt('analytics', sendEvents(mixpanel, signal))
    if (recorder !== undefined) void attempt('recorder', record(recorder, signal))
  }, signal)
}

/** Ends them: nothing more is sent, also by what is loading at the moment. */
export function endThirdParties(): void {
  running?.abort()
  running = undefined
}

/** Ends them and erases what they keep on this device: the visitor wants none of it (ANA-05). */
export function refuseThirdParties({ mixpanel }: ThirdParties): void {
  endThirdParties()
  hostOutlet.shut()
  if (mixpanel !== undefined) eraseAnalytics(mixpanel.token)
}

async function sendEvents(settings: MixpanelSettings, signal: AbortSignal): Promise<void> {
  const { startMixpanel } = await import('./analytics/mixpanel')
  signal.throwIfAborted()
  hostOutlet.open(await startMixpanel(settings, signal))
}

async function record(settings: RecorderSettings, signal: AbortSignal): Promise<void> {
  const { startRecorder } = await import('./recorder/recorder')
  signal.throwIfAborted()
  await startRecorder(settings, signal)
}
