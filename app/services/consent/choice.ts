import { deviceStorage } from '~/lib/browser/storage'
import { deviceNames } from '#config/browser-data'

const answers = ['accepted', 'rejected', 'dismissed'] as const

/** A visitor's answer to the notice; `dismissed` closes a notice that asks nothing. */
export type Answer = (typeof answers)[number]

const NAME = deviceNames.consent
/** After twelve months a visitor is asked again. */
const RETENTION_MS = 365 * 24 * 60 * 60 * 1_000

const listeners = new Set<() => void>()

/** The answer stored on this device; undefined without one or when it is too old. */
export function storedAnswer(): Answer | undefined {
  const [, word, at] = /^(\w+) (\d+)$/.exec(deviceStorage.get(NAME) ?? '') ?? []
  const age = Date.now() - Number(at)
  // The device's clock was ahead, so the answer's age is unknown.
  if (age < 0 || age > RETENTION_MS) return undefined
  return answers.find((answer) => answer === word)
}

/** Stores an answer for all pages in this browser, and notifies the listeners. */
export function storeAnswer(answer: Answer): void {
  deviceStorage.set(NAME, `${answer} ${Date.now()}`)
  for (const listener of listeners) listener()
}

/**
 * Calls back when the answer may have changed: in this page, in another tab, or while this page was
 * in the back/forward cache.
 * @returns a function that unsubscribes
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
