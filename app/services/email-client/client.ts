import type * as EmailJs from '@emailjs/browser'
import { deviceStorage } from '~/lib/browser/storage'
import { EmailFailure, networkError } from './failure'
import { checkedForm, checkedOptions, checkedParams, type EmailClientOptions } from './options'

type Library = Pick<typeof EmailJs, 'init' | 'send' | 'sendForm' | 'EmailJSResponseStatus'>

/** Time limit for an answer. */
const TIME_LIMIT_MS = 15_000

/** Called when the service has accepted the message, even after the time limit. */
type OnSent = () => void

/**
 * Creates the browser's client of the e-mail service. It adds to the service's library: complete
 * validation, a status for a silent host, and a time limit.
 * @throws TypeError when the options are invalid (MAIL-01)
 */
export function createEmailClient(options: EmailClientOptions) {
  const checked = checkedOptions(options)
  const { serviceId, templateId } = checked

  /** The library holds its options globally, so each call sets them. */
  async function loadLibrary(): Promise<Library> {
    const library = await import('@emailjs/browser').catch((error: unknown) => {
      throw networkError(error)
    })
    library.init(libraryOptions(checked), checked.origin)
    return library
  }

  return {
    /**
     * Fills the account's template and sends it as JSON (MAIL-03).
     * @returns the text of the service's answer
     * @throws EmailFailure with the status of MAIL-02
     * @throws TypeError unless `params` is an object
     */
    async send(params: Record<string, unknown>, onSent?: OnSent): Promise<string> {
      const validParams = checkedParams(params)
      const library = await loadLibrary()
      const sending = library.send(serviceId, templateId, validParams)
      return readAnswer(sending, library, onSent)
    },
    /**
     * Sends the current fields of a form (MAIL-03).
     * @param form the element, or a selector of it
     * @returns the text of the service's answer
     * @throws EmailFailure with the status of MAIL-02
     * @throws TypeError unless there is such a form
     */
    async sendForm(form: HTMLFormElement | string, onSent?: OnSent): Promise<string> {
      const element = checkedForm(form)
      const library = await loadLibrary()
      const sending = library.sendForm(serviceId, templateId, element)
      return readAnswer(sending, library, onSent)
    },
  }
}

function libraryOptions(options: EmailClientOptions): Parameters<Library['init']>[0] {
  const { publicKey, blockHeadless = false, blockList, throttle } = options
  return {
    publicKey,
    blockHeadless,
    // Without a storage the library's throttle has no effect.
    storageProvider: throttleStorage,
    ...(blockList === undefined ? {} : { blockList }),
    ...(throttle === undefined
      ? {}
      : { limitRate: { id: throttle.id, throttle: throttle.milliseconds } }),
  }
}

/** The library stores here when it last sent a message. */
const throttleStorage: EmailJs.StorageProvider = {
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

async function readAnswer(
  sending: ReturnType<Library['send']>,
  { EmailJSResponseStatus }: Library,
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
    timer = setTimeout(() => reject(networkError()), TIME_LIMIT_MS)
  })
  try {
    return await Promise.race([answered, late])
  } finally {
    clearTimeout(timer)
  }
}
