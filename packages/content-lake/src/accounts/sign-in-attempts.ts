import { setTimeout as wait } from 'node:timers/promises'
import { PlainError } from '../errors'
import { createFairQueue } from '../fair-queue'
import { createFailureCounter } from './failure-counter'
import { createProofOfWork, type ProofOfWork } from './proof-of-work'

/** The parts of a sign-in attempt that the limits depend on. */
interface Attempt {
  /** Hash of the typed address, whether it has an account or not. */
  readonly account: string
  /** Result of `getNetwork`. */
  readonly network: string
  /** Hash of the cookie of a device that has signed in to this account before. */
  readonly device: string | undefined
  /** As for `ProofOfWork.accept`; empty without scripts. */
  readonly proof: string
  /** Whether the browser runs no scripts and waits instead. */
  readonly isWaiting: boolean
  /** Aborts when the browser disconnects. */
  readonly signal: AbortSignal
}

type AttemptResult<Found> =
  | { readonly kind: 'found'; readonly found: Found }
  | { readonly kind: 'wrong' }
  /** The account is under attack: the browser has to solve a challenge, or to wait. */
  | { readonly kind: 'proof required' }
  | { readonly kind: 'too many' }

export interface SignInAttempts {
  /** @param check verifies the password; `undefined` when address or password is wrong */
  run<Found>(
    attempt: Attempt,
    check: () => Promise<Found | undefined>,
  ): Promise<AttemptResult<Found>>
  /** Whether attempts from this network need a proof, because others attack the account. */
  needsProof(attempt: Pick<Attempt, 'account' | 'device'>): boolean
  /** As `ProofOfWork.createChallenge`. */
  createChallenge(): Promise<string>
  /** Verifies the password of a signed-in user, in turn with other users. */
  runForUser<Result>(userId: string, check: () => Promise<Result>): Promise<Result>
}

export const ATTEMPTS_WINDOW_MS = 15 * 60 * 1000
/** Failures in the window after which attempts are rejected. */
const LIMITS = { network: 30, networkAndAccount: 10, device: 10 }
/** Failures from unknown devices in the window after which such devices have to prove work. */
const ATTACK = { onAccount: 10, onAll: 100 }
/** Time between two attempts without proof during an attack. */
const SLOW_MS = 3_000
const ALL = 'all'

/**
 * Limits attempts to sign in. Failures of other callers never lock out the owner of an account
 * (SAFE-02):
 * - Each network, each network with one account, and each known device has a limit of its own.
 * - After many failures on an account, or on all, an unknown device has to prove work. Without
 *   scripts it waits in a queue in which networks take turns.
 * - Hashing takes at most two threads: one for known devices, one for the others.
 */
export function createSignInAttempts(
  clock: () => Date,
  proofOfWork: ProofOfWork = createProofOfWork(clock),
  slowMs = SLOW_MS,
): SignInAttempts {
  const failures = createFailureCounter(clock, ATTEMPTS_WINDOW_MS)
  const items = 'attempts to sign in'
  const lane = { concurrency: 1, maxPerKey: 4, maxTotal: 100, items }
  const ofDevices = createFairQueue(lane)
  const ordinary = createFairQueue(lane)
  const slow = createFairQueue({ concurrency: 1, maxPerKey: 1, maxTotal: 30, items })

  const listLimits = ({ account, network, device }: Attempt) =>
    device === undefined
      ? [
          { key: `network ${network}`, limit: LIMITS.network },
          { key: `network ${network} ${account}`, limit: LIMITS.networkAndAccount },
        ]
      : [{ key: `device ${device}`, limit: LIMITS.device }]
  const needsProof: SignInAttempts['needsProof'] = ({ account, device }) =>
    device === undefined &&
    (failures.count(`account ${account}`) >= ATTACK.onAccount ||
      failures.count(ALL) >= ATTACK.onAll)

  /** @returns how to run a check; `undefined` when the browser has to prove work first */
  const selectLane = async (attempt: Attempt) => {
    const { device, network, proof, isWaiting, signal } = attempt
    const runOrdinary = <Result>(check: () => Promise<Result>) =>
      ordinary.run(network, check, signal)
    const runForDevice = <Result>(check: () => Promise<Result>) =>
      ofDevices.run(device ?? network, check, signal)
    const runSlowly = <Result>(check: () => Promise<Result>) =>
      slow.run(
        network,
        async () => {
          await wait(slowMs, undefined, { ref: false, signal })
          return runOrdinary(check)
        },
        signal,
      )
    if (device !== undefined) return runForDevice
    if (!needsProof(attempt) || (await proofOfWork.accept(proof))) return runOrdinary
    return isWaiting ? runSlowly : undefined
  }

  return {
    needsProof,
    createChallenge: () => proofOfWork.createChallenge(),
    runForUser: (userId, check) => ofDevices.run(userId, check),
    async run(attempt, check) {
      const limits = listLimits(attempt)
      if (limits.some(({ key, limit }) => failures.count(key) >= limit)) return { kind: 'too many' }
      // Counted before the check, so that parallel attempts cannot exceed a limit.
      for (const { key } of limits) failures.add(key)
      const takeBack = () => {
        for (const { key } of limits) failures.remove(key)
      }
      try {
        const runInLane = await selectLane(attempt)
        if (runInLane === undefined) {
          takeBack()
          return { kind: 'proof required' }
        }
        const found = await runInLane(check)
        if (found !== undefined) {
          takeBack()
          return { kind: 'found', found }
        }
        if (attempt.device === undefined) {
          failures.add(`account ${attempt.account}`)
          failures.add(ALL)
        }
        return { kind: 'wrong' }
      } catch (error) {
        takeBack()
        const isRejected = error instanceof PlainError && error.status === 429
        if (isRejected || attempt.signal.aborted) return { kind: 'too many' }
        throw error
      }
    },
  }
}
