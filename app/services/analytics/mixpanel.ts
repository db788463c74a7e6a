import type { BeforeSendHookPayload } from 'mixpanel-browser'
import { warn } from '~/lib/browser-log'
import { deviceStorage, tabStorage } from '~/lib/browser-storage'
import { recordedUrl } from '~/lib/recorded-url'
import { withoutContactData } from './events'
import type { TrackedEvent } from './outlet'

/** What the environment and the dataset say about the use of the library. */
export interface MixpanelSettings {
  token: string
  /** Whether variants of flags are asked for. */
  flags: boolean
  /** Of so many visits in a hundred a recording is made. */
  recordPercent: number
  /** Leaves people's contact data out of every event (ANA-01). */
  excludeContactData: boolean
}

/** Where the site passes the library's calls on: see the route `i.$.ts`. */
const PASSAGE = '/i'
/** Under this name and the token the library keeps that it was ended. */
const ENDED = 'analyticsEnded_'
const MINUTE_MS = 60_000
/** Of the tab: whether the visit is recorded. Of the device: that there has been a recording. */
const RECORDED = 'analyticsRecorded'

/**
 * Loads the library and starts it with the settings of ANA-03. The recorder is a part of its own,
 * loaded in visits that are recorded.
 * @param signal ends it: nothing more is sent
 * @returns what takes events
 * @throws Error when its scripts do not come, and the signal's reason when it was ended before
 */
export async function startMixpanel(
  settings: MixpanelSettings,
  signal: AbortSignal,
): Promise<(event: TrackedEvent) => void> {
  const { token, excludeContactData } = settings
  const { default: mixpanel } = await import('mixpanel-browser/src/loaders/loader-module-core')
  const isRecorded = isVisitRecorded(settings.recordPercent)
  // Where there has been a recording the library may have pieces of it left to send.
  if (isRecorded || deviceStorage.get(RECORDED) !== null) {
    await import('mixpanel-browser/dist/mixpanel-recorder.min.js')
  }
  signal.throwIfAborted()
  if (isRecorded) deviceStorage.set(RECORDED, 'yes')
  // Who comes here has allowed it, whatever was before.
  deviceStorage.remove(ENDED + token)
  mixpanel.init(token, {
    ...optionsOf(settings),
    record_sessions_percent: isRecorded ? 100 : 0,
  })
  signal.addEventListener('abort', () => mixpanel.opt_out_tracking({ delete_user: false }))

  return ({ name, properties, time, userId }) => {
    // An id by which staff can find the request is as good as a name.
    if (userId !== undefined && !excludeContactData) mixpanel.identify(userId)
    const told = excludeContactData ? withoutContactData(properties) : properties
    mixpanel.track(name, { ...told, time: time / 1_000 })
  }
}

/** The settings of ANA-03, and what keeps the library to this origin. */
function optionsOf({ flags }: MixpanelSettings) {
  return {
    api_host: `${location.origin}${PASSAGE}`,
    batch_size: 50,
    batch_flush_interval_ms: 5_000,
    batch_request_timeout_ms: 90_000,
    cookie_expiration: 365,
    track_links_timeout: 300,
    record_idle_timeout_ms: 30 * MINUTE_MS,
    flags,
    // The host sees this site's server, not the visitor: no place can be told from its address.
    ip: false,
    opt_out_tracking_cookie_prefix: ENDED,
    cross_subdomain_cookie: false,
    secure_cookie: location.protocol === 'https:',
    record_mask_all_inputs: true,
    record_mask_all_text: false,
    record_mask_text_selector: '[data-private]',
    record_console: false,
    save_referrer: false,
    hooks: { before_send_events: withCleanAddresses },
    error_reporter: (reason: string) => warn('analytics.failed', { reason }),
  }
}

/** Decided once for the visit: half a visit is no recording. */
function isVisitRecorded(percent: number): boolean {
  const decided = tabStorage.get(RECORDED)
  if (decided !== null) return decided === 'yes'
  const isRecorded = Math.random() * 100 < percent
  tabStorage.set(RECORDED, isRecorded ? 'yes' : 'no')
  return isRecorded
}

/** Addresses that the library adds to every event by itself. */
const ADDRESSES = ['$current_url', '$referrer'] as const

/** An address may say who somebody is, as those in newsletters do. */
function withCleanAddresses(sent: BeforeSendHookPayload): BeforeSendHookPayload {
  const properties: Record<string, unknown> = { ...sent.properties }
  for (const name of ADDRESSES) {
    const address = properties[name]
    if (typeof address === 'string') properties[name] = recordedUrl(address)
  }
  return { ...sent, properties }
}
