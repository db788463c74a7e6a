import type * as EmailJs from '@emailjs/browser'
import { deviceStorage } from '~/lib/browser/storage'
import type { EmailClientSettings } from '../investor-requests/form/settings'
import { EmailFailure, networkError } from './failure'

type Library = Pick<typeof EmailJs, 'init' | 'send' | 'sendForm' | 'EmailJSResponseStatus'>
type LibraryOptions = Exclude<Parameters<Library['init']>[0], string>

/** An account of the e-mail service and its limits, which the library checks (MAIL-01). */
export interface EmailClientOptions
  extends EmailClientSettings, Pick<LibraryOptions, 'blockHeadless' | 'blockList' | 'limitRate'> {
  /** Time limit for an answer. */
  timeLimitMs?: number
}

/** Default time limit for an answer. */
const TIME_LIMIT_MS = 15_000

/** Called when the service has accepted the message, even after the time limit. */
type OnSent = () => void

/**
 * Creates the browser's client of the e-mail service. It adds to the service's library a status for a
 * silent host and a time limit. Both functions return the text of the service's answer. They throw a
 * TypeError for invalid options or parameters (MAIL-01), else an EmailFailure with a status of MAIL-02.
 * @param load imports the library, when something is sent
 */
export function createEmailClient(
  { origin, serviceId, templateId, timeLimitMs = TIME_LIMIT_MS, ...options }: EmailClientOptions,
  load: () => Promise<Library> = () => import('@emailjs/browser'),
) {
  async function deliver(
    send: (library: Library) => ReturnType<Library['send']>,
    onSent: OnSent | undefined,
  ): Promise<string> {
    const library = await load().catch((error: unknown) => {
      throw networkError(error)
    })
    // The library holds its options globally, so each call sets them. Without a storage its throttle
    // has no effect.
    library.init({ ...options, storageProvider: throttleStorage }, origin)
    return readAnswer(send(library), library, timeLimitMs, onSent)
  }

  return {
    /** Fills the account's template and sends it as JSON (MAIL-03). */
    send: (params: Record<string, unknown>, onSent?: OnSent) =>
      deliver((library) => library.send(serviceId, templateId, params), onSent),
    /** Sends the current fields of a form: the element, or a selector of it (MAIL-03). */
    sendForm: (form: HTMLFormElement | string, onSent?: OnSent) =>
      deliver((library) => library.sendForm(serviceId, templateId, form), onSent),
  }
}

/** The library stores here when it last sent a message. */
const throttleStorage: EmailJs.StorageProvider = {
  get: (name) => Promise.resolve(deviceStorage.get(name)),
  set: (name, time) => Promise.resolve().then(() => deviceStorage.set(name, time)),
  remove: (name) => Promise.resolve().then(() => deviceStorage.remove(name)),
}

async function readAnswer(
  sending: ReturnType<Library['send']>,
  { EmailJSResponseStatus }: Library,
  timeLimitMs: number,
  onSent: OnSent | undefined,
): Promise<string> {
  const answered = sending.then(
    ({ text }) => {
      onSent?.()
      return text
    },
    (error: unknown) => {
      // The library throws a text for what its caller did wrong.
      if (typeof error === 'string') throw new TypeError(error)
      throw error instanceof EmailJSResponseStatus
        ? new EmailFailure(error.status, error.text)
        : networkError(error)
    },
  )
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(networkError()), timeLimitMs)
  })
  try {
    return await Promise.race([answered, late])
  } finally {
    clearTimeout(timer)
  }
}
