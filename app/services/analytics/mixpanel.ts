import type { BeforeSendHookPayload } from 'mixpanel-browser'
import { warn } from '~/lib/browser/console-warning'
import { deviceStorage, tabStorage } from '~/lib/browser/storage'
import { recordedUrl } from '~/lib/links/recorded-url'
import { deviceNames } from '#config/browser-data'
import type { TrackedEvent } from './event-queue'
import { withoutContactData } from './events'

/** Settings of the library, from the environment and the dataset. */
export interface MixpanelSettings {
  token: string
  /** Percentage of visits to record. */
  recordPercent: number
  /** Leaves contact data out of every event (ANA-01). */
  excludeContactData: boolean
}

/** The proxy's path, see the route `i.$.ts`. */
const PROXY_PATH = '/i'
/** With the token, the storage key of the library's opt-out. */
const OPT_OUT_PREFIX = 'analyticsEnded_'
const MINUTE_MS = 60_000
/** In the tab: whether the visit is recorded. On the device: that some visit was. */
const RECORDED = deviceNames.recorded

/**
 * Loads the library and starts it with the settings of ANA-03. The recorder is a separate chunk for
 * recorded visits.
 * @param signal stops all sending
 * @returns a function that sends an event
 * @throws Error when a script does not load; the signal's reason when it was aborted before
 */
export async function startMixpanel(
  settings: MixpanelSettings,
  signal: AbortSignal,
): Promise<(event: TrackedEvent) => void> {
  const { token, excludeContactData } = settings
  const { default: mixpanel } = await import('mixpanel-browser/src/loaders/loader-module-core')
  const isRecorded = isVisitRecorded(settings.recordPercent)
  // After an earlier recording the library may have unsent parts of it.
  if (isRecorded || deviceStorage.get(RECORDED) !== null) {
    await import('mixpanel-browser/dist/mixpanel-recorder.min.js')
  }
  signal.throwIfAborted()
  if (isRecorded) deviceStorage.set(RECORDED, 'yes')
  // The visitor consents now, even after an earlier refusal.
  deviceStorage.remove(OPT_OUT_PREFIX + token)
  mixpanel.init(token, {
    ...libraryOptions(),
    record_sessions_percent: isRecorded ? 100 : 0,
  })
  signal.addEventListener('abort', () => mixpanel.opt_out_tracking({ delete_user: false }))

  return ({ name, properties, time, userId }) => {
    // Staff can find the request by this id, so it identifies a person.
    if (userId !== undefined && !excludeContactData) mixpanel.identify(userId)
    const sent = excludeContactData ? withoutContactData(properties) : properties
    mixpanel.track(name, { ...sent, time: time / 1_000 })
  }
}

/** The settings of ANA-03; all calls go to this origin. */
function libraryOptions() {
  return {
    api_host: `${location.origin}${PROXY_PATH}`,
    batch_size: 50,
    batch_flush_interval_ms: 5_000,
    batch_request_timeout_ms: 90_000,
    cookie_expiration: 365,
    track_links_timeout: 300,
    record_idle_timeout_ms: 30 * MINUTE_MS,
    // The host sees the address of this server, so it cannot locate the visitor.
    ip: false,
    opt_out_tracking_cookie_prefix: OPT_OUT_PREFIX,
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

/** Decides once for each visit. */
function isVisitRecorded(percent: number): boolean {
  const decided = tabStorage.get(RECORDED)
  if (decided !== null) return decided === 'yes'
  const isRecorded = Math.random() * 100 < percent
  tabStorage.set(RECORDED, isRecorded ? 'yes' : 'no')
  return isRecorded
}

/** Addresses that the library adds to every event. */
const ADDRESSES = ['$current_url', '$referrer'] as const

/** Removes parameters that may identify a person, such as those of newsletter links. */
function withCleanAddresses(sent: BeforeSendHookPayload): BeforeSendHookPayload {
  const properties: Record<string, unknown> = { ...sent.properties }
  for (const name of ADDRESSES) {
    const address = properties[name]
    if (typeof address === 'string') properties[name] = recordedUrl(address)
  }
  return { ...sent, properties }
}
