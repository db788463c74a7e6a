import fc from 'fast-check'
import type { TestInstance } from '../../../../scripts/lib/test-instance'
import { createAreas, type Area } from './areas'
import { findError, isOverload, type Secrets } from './judge'
import type { FuzzRequest, FuzzResponse } from './request'
import { createSender, type Send } from './send'
import { findWrongWrites, hideSecret, readRevisions } from './watch-data'

export interface FuzzOptions {
  readonly seed: number
  /** Cases of all areas together. */
  readonly cases: number
  /** Time for all areas together, by their shares, in milliseconds; what is left out is not an error. */
  readonly timeMs: number
  /** Names of the areas to run; all by default. */
  readonly only?: readonly string[]
  /** Longest time of a response, a second by default. */
  readonly maxMs?: number
  /** Called after each area. */
  readonly onArea?: (figures: AreaFigures) => void
}

export interface AreaFigures {
  readonly area: string
  readonly cases: number
  readonly requests: number
  /** Responses by class of status; `overload` is a 503 with Retry-After, `closed` no response. */
  readonly statuses: Readonly<Record<string, number>>
  readonly slowestMs: number
  /** The request that took `slowestMs`. */
  readonly slowest: string
  /** Each with its smallest case. */
  readonly errors: readonly string[]
}

/** The supervisor's line after a process has ended, and the fields of an error with its stack. */
const TROUBLE = / ended \(|"stack":/

/**
 * Sends random requests to an instance and checks every response (SAFE-01): no 5xx, none slower than a
 * second, no content that is not public, no change without a token, and no process that ends.
 */
export async function runFuzz(
  instance: TestInstance,
  { seed, cases, timeMs, only = [], maxMs = 1_000, onArea }: FuzzOptions,
): Promise<AreaFigures[]> {
  const send = createSender(instance.site)
  const hidden = [await hideSecret(instance.client), instance.token]
  const secrets = { hidden, origins: [instance.origin, instance.site] }
  const all: AreaFigures[] = []
  const endsAt = performance.now() + timeMs
  try {
    const created = await createAreas(instance, send)
    const areas = created.filter(({ name }) => only.length === 0 || only.includes(name))
    let sharesLeft = areas.reduce((sum, { share }) => sum + share, 0)
    for (const area of areas) {
      // What an area leaves of its time is for those after it.
      const timeLeft = Math.max(1, endsAt - performance.now())
      const areaMs = (timeLeft * area.share) / sharesLeft
      sharesLeft -= area.share
      const before = await readRevisions(instance.client)
      const logStart = instance.output().length
      const recorder = createRecorder(area, send, secrets, maxMs)
      const result = await fc.check(
        fc.asyncProperty(area.arbitrary, async (requests) => {
          for (const request of requests) await recorder.check(request)
        }),
        {
          seed,
          numRuns: Math.max(1, Math.round(cases * area.share)),
          interruptAfterTimeLimit: Math.max(1, areaMs),
          markInterruptAsFailure: false,
        },
      )
      // Without an error the time was over before the first case.
      const failures = result.errorInstance === null ? [] : [describeFailure(result)]
      const wrong = await findWrongWrites(instance.client, area.isAnonymous ? before : undefined)
      const lines = instance.output().slice(logStart).split('\n')
      const trouble = lines.filter((line) => TROUBLE.test(line)).map((line) => line.slice(0, 400))
      const figures = {
        area: area.name,
        cases: result.numRuns,
        ...recorder.figures(),
        errors: [...failures, ...wrong, ...trouble.slice(0, 3)],
      }
      all.push(figures)
      onArea?.(figures)
    }
  } finally {
    send.close()
  }
  return all
}

/** Counts and judges the responses of an area. */
function createRecorder(area: Area, send: Send, secrets: Secrets, maxMs: number) {
  let [requests, slowestMs, slowest] = [0, 0, '']
  const statuses: Record<string, number> = {}
  const count = (kind: string) => {
    requests += 1
    statuses[kind] = (statuses[kind] ?? 0) + 1
  }
  const findErrorOf = async (request: FuzzRequest): Promise<string | undefined> => {
    const response = await send(request)
    count(classify(response))
    if (response === undefined) return undefined
    const error =
      findError(request, response, area.isAnonymous, secrets) ?? area.findError?.(request, response)
    if (error !== undefined) return error
    // Another program may have had the processor; the same request is slow again if it is slow itself.
    const again = response.ms > maxMs ? await send(request) : response
    const ms = Math.round(Math.min(again?.ms ?? 0, response.ms))
    if (ms > slowestMs) [slowestMs, slowest] = [ms, formatRequest(request)]
    return ms > maxMs ? `${ms} ms` : undefined
  }
  return {
    figures: () => ({ requests, statuses, slowest, slowestMs }),
    /** @throws Error that names what is wrong with the response, and the request */
    check: async (request: FuzzRequest) => {
      const error = await findErrorOf(request).catch(String)
      if (error !== undefined) throw new Error(`${error}: ${formatRequest(request)}`)
    },
  }
}

function classify(response: FuzzResponse | undefined): string {
  if (response === undefined) return 'closed'
  const { status, headers } = response
  return isOverload(status, headers) ? 'overload' : `${Math.floor(status / 100)}xx`
}

const MAX_LENGTH = 600

function formatRequest(request: FuzzRequest): string {
  const json = JSON.stringify(request)
  return json.length > MAX_LENGTH ? `${json.slice(0, MAX_LENGTH)}… (${json.length})` : json
}

function describeFailure(
  result: Pick<fc.RunDetails<unknown>, 'errorInstance' | 'numShrinks'>,
): string {
  const { errorInstance, numShrinks } = result
  const message = errorInstance instanceof Error ? errorInstance.message : String(errorInstance)
  return `${message} (after ${numShrinks} simplifications)`
}
