import { deviceTraits } from '../analytics/device'
import { createNetworkFilter, type RecorderOptions } from './network-filter'
import { recordedUrl } from '~/lib/links/recorded-url'

export interface RecorderSettings {
  /** The LogRocket project, `team/project`. */
  appId: string
  /** Identity of every visit; the app id when empty. */
  identity?: string | null | undefined
}

/**
 * Records the page, its calls, console messages and errors, without personal data (ANA-04). Call it
 * once in a document, when the browser is idle and the visitor has not refused (ANA-05).
 * @param signal stops all sending
 * @throws Error when a script does not load; the signal's reason when it was aborted before
 */
export async function startRecorder(
  { appId, identity }: RecorderSettings,
  signal: AbortSignal,
): Promise<void> {
  // Importing `logrocket` itself would load its script at once.
  const { default: setup } = await import('logrocket/setup')
  signal.throwIfAborted()
  const recorder = setup()
  recorder.init(appId, recorderOptions(signal))
  const id = identity?.trim() ?? ''
  recorder.identify(id === '' ? appId : id, deviceTraits())
}

function recorderOptions(signal: AbortSignal): RecorderOptions {
  return {
    // The library calls this before it sends anything.
    shouldSendData: () => !signal.aborted,
    console: { isEnabled: true },
    shouldDetectExceptions: true,
    network: { isEnabled: true, ...createNetworkFilter() },
    browser: { urlSanitizer: (url) => recordedUrl(url) ?? null },
    // The library masks elements with `data-private` by default.
    dom: { inputSanitizer: true },
    shouldCaptureIP: false,
    // Otherwise it adds the recording's address to calls of survey services.
    shouldAugmentNPS: false,
  }
}
