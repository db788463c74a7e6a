import { setTimeout as sleep } from 'node:timers/promises'
import type { TestInstance } from '../lib/test-instance'
import { startEditor, type Editor } from './editor'
import type { Random } from './random'
import type { DrillResult, FaultFigures } from './report'
import { checkRequests } from './submissions/check-requests'
import { startSubmitters } from './submissions/submitters'
import { startVisitors, type Visitors } from './visitors'

/** What a fault works on. */
interface Drill {
  instance: () => TestInstance
  /** Starts the instance again on its data, after it was stopped or killed. */
  restart: () => Promise<void>
  readonly random: Random
  /** Tells the drill how far the clock of the instance is ahead, in milliseconds. */
  setClockOffset: (offsetMs: number) => void
  readonly editor: Pick<Editor, 'publish'>
}

export interface Fault {
  /** As in docs/reliability.md. */
  readonly name: string
  /**
   * Causes the fault, lets it last, and removes it.
   * @returns how often it happened
   */
  readonly cause: (drill: Drill) => Promise<number>
}

interface Options {
  readonly start: () => Promise<TestInstance>
  readonly random: Random
  readonly faults: readonly Fault[]
  /** Pause of a submitter between two forms. */
  readonly submitPauseMs: number
  readonly log: (line: string) => void
}

const BACK_TIMEOUT_MS = 60_000
const POLL_MS = 100

/**
 * Causes faults one after the other, under visitors, an editor and submissions. After each it waits
 * until the site shows a new publish. At the end it compares everything that was acknowledged with
 * the dataset and the e-mails (OPS-01).
 * @throws Error when the service does not come back within a minute
 */
export async function runDrill(options: Options): Promise<DrillResult> {
  const { random, faults, log } = options
  let instance = await options.start()
  let clockOffsetMs = 0
  try {
    const editor = await startEditor(instance)
    const visitors = await startVisitors(instance, random, editor.newest)
    const submitters = startSubmitters(instance, options.submitPauseMs, () => clockOffsetMs)
    const drill: Drill = {
      instance: () => instance,
      restart: async () => {
        instance = await options.start()
      },
      random,
      setClockOffset: (offsetMs) => (clockOffsetMs = offsetMs),
      editor,
    }
    const figures: FaultFigures[] = []
    for (const fault of faults) {
      figures.push(await runFault(fault, drill, { visitors, editor, submitters }))
      log(`  ${fault.name}: back after ${figures.at(-1)?.backMs ?? 0} ms`)
    }
    await Promise.all([submitters.stop(), visitors.stop(), editor.stop()])
    const requests = await checkRequests(instance, submitters.visits)
    return { faults: figures, visits: submitters.visits, requests, publishes: await editor.check() }
  } finally {
    await instance.dispose()
  }
}

interface Traffic {
  visitors: Visitors
  editor: Editor
  submitters: { readonly visits: readonly unknown[] }
}

async function runFault(fault: Fault, drill: Drill, traffic: Traffic): Promise<FaultFigures> {
  const read = () => ({
    requests: traffic.visitors.requests(),
    failed: traffic.visitors.failed(),
    wrong: traffic.visitors.wrong.length,
    publishes: traffic.editor.answered(),
    submissions: traffic.submitters.visits.length,
  })
  const before = read()
  const times = await fault.cause(drill)
  const backMs = await measureRecovery(traffic)
  const after = read()
  const wrong = traffic.visitors.wrong.slice(before.wrong)
  return {
    name: fault.name,
    times,
    backMs,
    requests: after.requests - before.requests,
    failed: after.failed - before.failed,
    wrong,
    publishes: after.publishes - before.publishes,
    submissions: after.submissions - before.submissions,
  }
}

/** Waits until an editor's publish is answered and visitors see it. @returns the time it took */
async function measureRecovery({ visitors, editor }: Traffic): Promise<number> {
  const startedAt = Date.now()
  const number = await editor.publish()
  for (;;) {
    const shown = await visitors.readHome()
    if (shown !== undefined && shown >= number) return Date.now() - startedAt
    if (Date.now() - startedAt > BACK_TIMEOUT_MS) {
      throw new Error(`The home page does not show publish ${number}, but ${shown ?? 'fails'}.`)
    }
    await sleep(POLL_MS)
  }
}
