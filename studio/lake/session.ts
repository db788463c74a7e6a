type Listener = () => void

/**
 * The session of this tab's user at the embedded lake. Requests and streams that the lake rejects
 * because the session has ended wait here until the same user has signed in again, so that the
 * Studio keeps its forms and loses no change.
 */
export class Session {
  readonly #listeners = new Set<Listener>()
  #userId: string | undefined
  #waiting: (() => unknown)[] = []

  /** Whether something waits for a sign-in. */
  readonly hasEnded = (): boolean => this.#waiting.length > 0

  /** @returns function that unsubscribes */
  readonly subscribe = (listener: Listener): Listener => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Whether a user has been signed in since the page was loaded. */
  hasUser(): boolean {
    return this.#userId !== undefined
  }

  /**
   * Accepts the user that the lake reports, and continues what waits for this user.
   * @returns whether it is the user of this tab
   */
  accept(userId: string): boolean {
    this.#userId ??= userId
    if (userId !== this.#userId) return false
    for (const proceed of this.#waiting.splice(0)) proceed()
    this.#notify()
    return true
  }

  /** The user signs out in this tab. */
  forget(): void {
    this.#userId = undefined
  }

  /** Calls back once the user has signed in again. */
  wait(proceed: () => unknown): void {
    this.#waiting.push(proceed)
    this.#notify()
  }

  #notify() {
    for (const listener of this.#listeners) listener()
  }
}

/** The session of this page, which its clients and its event streams share. */
export const pageSession = new Session()
