import { deviceStorage } from '~/lib/browser-storage'

const answers = ['accepted', 'rejected', 'dismissed'] as const

/** What a visitor said to the notice; `dismissed`: closed it where it asks nothing. */
export type Answer = (typeof answers)[number]

const NAME = 'consent'
/** After twelve months a visitor is asked again. */
const LASTS_MS = 365 * 24 * 60 * 60 * 1_000

const listeners = new Set<() => void>()

/** The answer that this device keeps; undefined without one, or when it is too old. */
export function keptAnswer(): Answer | undefined {
  const [, word, at] = /^(\w+) (\d+)$/.exec(deviceStorage.get(NAME) ?? '') ?? []
  const age = Date.now() - Number(at)
  // From the future: the device's clock was wrong, and nobody knows how old the answer is.
  if (age < 0 || age > LASTS_MS) return undefined
  return answers.find((answer) => answer === word)
}

/** Keeps an answer for all of the site's pages in this browser, and tells whoever listens. */
export function keepAnswer(answer: Answer): void {
  deviceStorage.set(NAME, `${answer} ${Date.now()}`)
  for (const listener of listeners) listener()
}

/**
 * Calls back when the answer may have changed: in this page, in another tab, or while this page
 * waited in the browser's history.
 * @returns what ends it
 */
export function onAnswer(listener: () => void): () => void {
  const controller = new AbortController()
  const { signal } = controller
  listeners.add(listener)
  window.addEventListener('storage', listener, { signal })
  window.addEventListener('pageshow', listener, { signal })
  return () => {
    controller.abort()
    listeners.delete(listener)
  }
}
