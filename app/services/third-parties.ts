import { warn } from '~/lib/browser-log'
import { whenIdle } from '~/lib/when-idle'
import type { MixpanelSettings } from './analytics/mixpanel'
import { hostOutlet } from './analytics/track'
import type { RecorderSettings } from './recorder/recorder'

/** What this site uses of others to measure visits; nothing of what is not set (ANA-05). */
export interface ThirdParties {
  mixpanel?: MixpanelSettings | undefined
  recorder?: RecorderSettings | undefined
}

/** Ends a service; what was loaded stays in the page and does nothing more. */
type Stop = () => void

let waiting: AbortController | undefined
let stops: Stop[] = []

/**
 * Loads and starts what measures visits, once the page is usable and the browser idle. Whatever
 * fails is logged only (ERR-02). Called again it does nothing until `stopThirdParties`.
 * @param isInternalTest whether staff are trying the site out (RT-06)
 */
export function startThirdParties(
  { mixpanel, recorder }: ThirdParties,
  isInternalTest: boolean,
): void {
  if (waiting !== undefined) return
  const { signal } = (waiting = new AbortController())
  const start = (name: string, started: Promise<Stop>) =>
    started.then(
      (stop) => {
        if (signal.aborted) stop()
        else stops.push(stop)
      },
      (error: unknown) => warn(`${name}.notStarted`, { reason: String(error) }),
    )
  if (mixpanel === undefined) hostOutlet.shut()
  whenIdle(() => {
    if (mixpanel !== undefined) {
      void start('analytics', sendEvents(mixpanel, isInternalTest, signal))
    }
    if (recorder !== undefined) void start('recorder', record(recorder))
  }, signal)
}

/** Ends them all: the visitor does not allow them, or not any more. */
export function stopThirdParties(): void {
  waiting?.abort()
  waiting = undefined
  hostOutlet.shut()
  for (const stop of stops) stop()
  stops = []
}

async function sendEvents(
  settings: MixpanelSettings,
  isInternalTest: boolean,
  signal: AbortSignal,
): Promise<Stop> {
  const { startMixpanel } = await import('./analytics/mixpanel')
  const { send, stop } = await startMixpanel(settings, isInternalTest)
  if (!signal.aborted) hostOutlet.open(send)
  return stop
}

async function record(settings: RecorderSettings): Promise<Stop> {
  const { startRecorder, stopRecorder } = await import('./recorder/recorder')
  await startRecorder(settings)
  return stopRecorder
}
