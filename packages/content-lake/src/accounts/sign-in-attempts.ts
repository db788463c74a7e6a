import { PlainError } from '../errors'
import { createFairQueue } from '../fair-queue'
import { createFailureCounter } from './failure-counter'

/** The parts of a sign-in attempt that the limits depend on. */
interface Attempt {
  /** Hash of the typed address, whether it has an account or not. */
  readonly account: string
  /** Result of `getNetwork`. */
  readonly network: string
  /** Hash of the cookie of a device that has signed in to this account before. */
  readonly device: string | undefined
}

export const ATTEMPTS_WINDOW_MS = 15 * 60 * 1000
/** Failures in the window after which attempts are rejected. */
const LIMITS = { network: 30, networkAndAccount: 10, device: 10 }

const HASHING = { concurrency: 1, maxPerKey: 4, maxTotal: 100, items: 'attempts to sign in' }

/**
 * Limits attempts to sign in. Failures of other callers never lock out the owner of an account
 * (SAFE-02): each network, each network with one account, and each known device has a limit of its
 * own. Sign-ins hash in at most two threads: one for known devices, one for the others.
 */
export function limitAttempts(clock: () => Date) {
  const failures = createFailureCounter(clock, ATTEMPTS_WINDOW_MS)
  const [ofDevices, ofOthers] = [createFairQueue(HASHING), createFairQueue(HASHING)]

  const listLimits = ({ account, network, device }: Attempt) =>
    device === undefined
      ? [
          { key: `network ${network}`, limit: LIMITS.network },
          { key: `network ${network} ${account}`, limit: LIMITS.networkAndAccount },
        ]
      : [{ key: `device ${device}`, limit: LIMITS.device }]

  /** @param check verifies the password; `undefined` when address or password is wrong */
  return async <Found extends object>(
    attempt: Attempt,
    check: () => Promise<Found | undefined>,
  ): Promise<Found | 'wrong' | 'too many'> => {
    const limits = listLimits(attempt)
    if (limits.some(({ key, limit }) => failures.count(key) >= limit)) return 'too many'
    // Counted before the check, so that parallel attempts cannot exceed a limit.
    for (const { key } of limits) failures.add(key)
    let isWrong = false
    try {
      const { device, network } = attempt
      const queue = device === undefined ? ofOthers : ofDevices
      const found = await queue.run(device ?? network, check)
      isWrong = found === undefined
      return found ?? 'wrong'
    } catch (error) {
      if (error instanceof PlainError) return 'too many'
      throw error
    } finally {
      if (!isWrong) for (const { key } of limits) failures.remove(key)
    }
  }
}
