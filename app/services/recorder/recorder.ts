import { deviceTraits } from '../analytics/device'
import type { RecorderOptions } from './library'
import { createNetworkFilter } from './network-filter'
import { recordedUrl } from '~/lib/recorded-url'

export interface RecorderSettings {
  /** Of the LogRocket project: `team/project`. */
  appId: string
  /** Under which every visit is filed; the app id when it is empty. */
  identity?: string | null | undefined
  /** Where the library's script comes from and the recording goes to, unless LogRocket's hosts. */
  origin?: string | undefined
}

/**
 * Records the visit from here on (ANA-04): the page, its calls, console messages and errors, with
 * everything that is people's masked or left out. Loads what it needs. For a page that is usable
 * and idle, and a visitor who has not refused (ANA-05); once in a document.
 * @param signal ends it: nothing more is sent
 * @throws Error when its scripts do not come, and the signal's reason when it was ended before
 */
export async function startRecorder(
  { appId, identity, origin }: RecorderSettings,
  signal: AbortSignal,
): Promise<void> {
  // `logrocket` itself would ask for its script while it is imported.
  const { default: setup } = await import('logrocket/setup')
  signal.throwIfAborted()
  const recorder = setup(origin === undefined ? {} : { sdkServer: origin, ingestServer: origin })
  recorder.init(appId, recorderOptions(signal))
  const id = identity?.trim() ?? ''
  recorder.identify(id === '' ? appId : id, deviceTraits())
}

function recorderOptions(signal: AbortSignal): RecorderOptions {
  return {
    // Said to the library before each thing that it would send.
    shouldSendData: () => !signal.aborted,
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
