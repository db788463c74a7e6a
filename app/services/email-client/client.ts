import type * as EmailJs from '@emailjs/browser'
import { deviceStorage } from '~/lib/browser-storage'
import { EmailFailure, networkError } from './failure'
import { checkedForm, checkedOptions, checkedParams, type EmailClientOptions } from './options'

type Library = Pick<typeof EmailJs, 'init' | 'send' | 'sendForm' | 'EmailJSResponseStatus'>

/** How long an answer is waited for when the options say nothing. */
const TIME_LIMIT_MS = 15_000

/** Sends e-mail from the browser through one account. */
export interface EmailClient {
  /**
   * Fills the account's template and sends it as JSON (MAIL-03).
   * @returns the text of the service's answer
   * @throws EmailFailure with the status of MAIL-02
   * @throws TypeError unless `params` is an object
   */
  send: (params: Record<string, unknown>, onSent?: OnSent) => Promise<string>
  /**
   * Sends the fields of a form as they stand (MAIL-03).
   * @param form the element, or a selector of it
   * @returns the text of the service's answer
   * @throws EmailFailure with the status of MAIL-02
   * @throws TypeError unless there is such a form
   */
  sendForm: (form: HTMLFormElement | string, onSent?: OnSent) => Promise<string>
}

/** Called once the service has taken the message, even if that comes after the time limit. */
export type OnSent = () => void

/**
 * The one way to the e-mail service from a browser. Adds to the service's own library: checks
 * that miss nothing, a status for a host that does not answer, and a time limit.
 * @param load brings the library; it is asked for when something is sent, not before
 * @throws TypeError when the options are not usable (MAIL-01)
 */
export function createEmailClient(
  options: EmailClientOptions,
  load: () => Promise<Library> = () => import('@emailjs/browser'),
): EmailClient {
  const checked = checkedOptions(options)
  const { serviceId, templateId, timeLimitMs = TIME_LIMIT_MS } = checked

  /** The library keeps the address and the limits in a place of its own, set anew each time. */
  async function ready(): Promise<Library> {
    const library = await load().catch((error: unknown) => {
      throw networkError(error)
    })
    library.init(libraryOptions(checked), checked.origin)
    return library
  }

  return {
    async send(params, onSent) {
      const given = checkedParams(params)
      const library = await ready()
      const sending = library.send(serviceId, templateId, given)
      return answerOf(sending, library, timeLimitMs, onSent)
    },
    async sendForm(form, onSent) {
      const given = checkedForm(form)
      const library = await ready()
      const sending = library.sendForm(serviceId, templateId, given)
      return answerOf(sending, library, timeLimitMs, onSent)
    },
  }
}

function libraryOptions(options: EmailClientOptions): Parameters<Library['init']>[0] {
  const { publicKey, blockHeadless = false, blockList, throttle } = options
  return {
    publicKey,
    blockHeadless,
    // Without one, `init` leaves the library with none, and its throttle never holds.
    storageProvider: lastSent,
    ...(blockList === undefined ? {} : { blockList }),
    ...(throttle === undefined
      ? {}
      : { limitRate: { id: throttle.id, throttle: throttle.milliseconds } }),
  }
}

/** Where the library keeps when it sent something last. */
const lastSent: EmailJs.StorageProvider = {
  get: (name) => Promise.resolve(deviceStorage.get(name)),
  set(name, time) {
    deviceStorage.set(name, time)
    return Promise.resolve()
  },
  remove(name) {
    deviceStorage.remove(name)
    return Promise.resolve()
  },
}

async function answerOf(
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
