import type { LakeDocument } from '../types'
import { parseListenerFilter } from '../query/listener-filter'
import { getLimits } from '../query/query-limits'
import { runWithCpuLimit, startCpuTimer } from '../query/time-limit'
import { matchFilter, type FilterRequest } from './match-filter'
import type { JobResult, ListenerResult, QueryRequest } from './messages'
import { errorResult } from './perform-job'
import { parseParams, parseUpdates, type Replica } from './replica'

/** The filters of the listeners, which an evaluator evaluates at each commit. */
export interface ListenerFilters {
  add(listener: string, request: QueryRequest): void
  remove(listener: string): void
  /**
   * Updates the replica and decides about the changes: filters run on the state before and after.
   * @param documents `DocumentUpdate`s, as JSON
   * @param now result of `now()`, in milliseconds since 1970
   */
  commit(documents: string, now: number): readonly ListenerResult[]
}

/** Limit of wall-clock time, not of processor time: queries wait for a commit. */
const MAX_COMMIT_MS = 1_000

/** `undefined` if the time ran out before it was the turn of this listener. */
type Outcome =
  { readonly matches: readonly boolean[] } | { readonly failure: JobResult } | undefined

/**
 * A filter that fails does not run again. The limits of a filter count processor time, so a busy
 * machine does not disconnect listeners.
 * @param limitMs time for the filters of all listeners at one commit
 */
export function createListenerFilters(replica: Replica, limitMs: number): ListenerFilters {
  const requests = new Map<string, FilterRequest | JobResult>()

  return {
    add(listener, request) {
      const parsed = attempt(() => {
        const filter = runWithCpuLimit(getLimits(request.caller).listenerMs, () =>
          parseListenerFilter(request.text, parseParams(request.params)),
        )
        return { ...request, filter }
      })
      requests.set(listener, 'value' in parsed ? parsed.value : parsed.failure)
    },
    remove: (listener) => requests.delete(listener),
    commit(json, now) {
      const updates = parseUpdates(json)
      const ids = updates.map(({ id }) => id)
      const cpuMs = startCpuTimer()
      const end = performance.now() + MAX_COMMIT_MS
      const isOver = () => cpuMs() > limitMs || performance.now() > end
      const runAll = () => {
        const documents = ids.map((id) => replica.get(id))
        return new Map(
          [...requests].map(([listener, request]) => [
            listener,
            'kind' in request
              ? { failure: request }
              : runFilter(replica, request, documents, now, isOver),
          ]),
        )
      }
      const before = runAll()
      replica.update(updates)
      const after = runAll()
      return [...requests.keys()].map((listener) => ({
        listener,
        result: combine(ids, before.get(listener), after.get(listener)),
      }))
    },
  }
}

function runFilter(
  replica: Replica,
  request: FilterRequest,
  documents: readonly (LakeDocument | undefined)[],
  now: number,
  isOver: () => boolean,
): Outcome {
  if (isOver()) return undefined
  const attempted = attempt(() =>
    runWithCpuLimit(getLimits(request.caller).listenerMs, () =>
      matchFilter(replica, request, documents, now),
    ),
  )
  return 'value' in attempted ? { matches: attempted.value } : attempted
}

function combine(ids: readonly string[], before: Outcome, after: Outcome): JobResult | undefined {
  if (before === undefined) return undefined
  // This failure may have used up the time for the run on the state after the commit.
  if ('failure' in before) return before.failure
  if (after === undefined) return undefined
  if ('failure' in after) return after.failure
  const decisions = ids.map((id, index) => ({
    id,
    was: before.matches[index],
    is: after.matches[index],
  }))
  return { kind: 'success', json: JSON.stringify(decisions) }
}

function attempt<Value>(work: () => Value): { value: Value } | { failure: JobResult } {
  try {
    return { value: work() }
  } catch (error) {
    return { failure: errorResult(error) }
  }
}
