import { warn } from '~/lib/browser-log'
import { deviceTraits } from '../analytics/device'
import type { RecorderOptions } from './library'
import { createNetworkFilter } from './network-filter'
import { recordedUrl } from './recorded-url'

export interface RecorderSettings {
  /** Of the LogRocket project: `team/project`. */
  appId: string
  /** Under which every visit is filed; the app id when it is empty. */
  identity?: string | null | undefined
  /** Where the library's script comes from and the recording goes to, unless LogRocket's hosts. */
  origin?: string | undefined
}

/** Of this document: the library begins once, and what was stopped stays so. */
let begun: Promise<void> | undefined
let isStopped = false

/**
 * Records the visit from here on (ANA-04): the page, its calls, console messages and errors, with
 * everything that is people's masked or left out. Loads what it needs. For a page that is usable
 * and idle, and a visitor who has not refused (ANA-05). A second call changes nothing, and neither
 * does one after `stopRecorder`: what the library saw in between would be sent.
 * @returns when the library has begun, or could not: that is only logged (ERR-02)
 */
export function startRecorder(settings: RecorderSettings): Promise<void> {
  begun ??= begin(settings)
  return begun
}

/** Sends nothing from here on, until the next document. Does nothing when nothing was started. */
export function stopRecorder(): void {
  isStopped = begun !== undefined
}

async function begin({ appId, identity, origin }: RecorderSettings): Promise<void> {
  try {
    // `logrocket` itself would ask for its script while it is imported.
    const { default: setup } = await import('logrocket/setup')
    if (isStopped) return
    const recorder = setup(origin === undefined ? {} : { sdkServer: origin, ingestServer: origin })
    recorder.init(appId, recorderOptions())
    const id = identity?.trim() ?? ''
    recorder.identify(id === '' ? appId : id, deviceTraits())
  } catch (error) {
    warn('recorder.notStarted', { reason: String(error) })
  }
}

function recorderOptions(): RecorderOptions {
  return {
    // Said to the library before each thing that it would send.
    shouldSendData: () => !isStopped,
    console: { isEnabled: true },
    shouldDetectExceptions: true,
    network: { isEnabled: true, ...createNetworkFilter() },
    browser: { urlSanitizer: (url) => recordedUrl(url) ?? null },
    // Elements with `data-private` are left out without being named here.
    dom: { inputSanitizer: true },
    shouldCaptureIP: false,
    // Else it writes the recording's address into calls of survey services.
    shouldAugmentNPS: false,
  }
}
