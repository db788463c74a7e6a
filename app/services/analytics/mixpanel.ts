import { warn } from '~/lib/browser-log'
import { deviceStorage, tabStorage } from '~/lib/browser-storage'
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

/** The analytics library at work. */
export interface Mixpanel {
  send: (event: TrackedEvent) => void
  /** Ends it: nothing more is sent, and what it kept on this device is erased. */
  stop: () => void
}

/** Where the site passes the library's calls on: see the route `i.$.ts`. */
const PASSAGE = '/i'
const MINUTE_MS = 60_000
const RECORDED = 'analyticsRecorded'
/** Under this name and the token the library keeps that it was ended. */
const ENDED = 'analyticsEnded_'

/**
 * Loads the library and starts it with the settings of ANA-03. The recorder is a part of its own,
 * loaded in visits that are recorded.
 * @param isInternalTest whether staff are trying the site out: their events say so (RT-06)
 * @throws Error when its scripts do not come
 */
export async function startMixpanel(
  settings: MixpanelSettings,
  isInternalTest: boolean,
): Promise<Mixpanel> {
  const { token, excludeContactData } = settings
  const { default: mixpanel } = await import('mixpanel-browser/src/loaders/loader-module-core')
  const isRecorded = isVisitRecorded(settings.recordPercent)
  if (isRecorded) await import('mixpanel-browser/dist/mixpanel-recorder.min.js')
  // Who comes here has allowed it, whatever was before.
  deviceStorage.remove(ENDED + token)
  mixpanel.init(token, {
    ...optionsOf(settings),
    record_sessions_percent: isRecorded ? 100 : 0,
  })
  if (isInternalTest) mixpanel.register({ internal_test: true }, { persistent: false })

  return {
    send({ name, properties, time, userId }) {
      // An id by which staff can find the request is as good as a name.
      if (userId !== undefined && !excludeContactData) mixpanel.identify(userId)
      const told = excludeContactData ? withoutContactData(properties) : properties
      mixpanel.track(name, { ...told, time: time / 1_000 })
    },
    stop() {
      mixpanel.opt_out_tracking({ delete_user: false })
    },
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
