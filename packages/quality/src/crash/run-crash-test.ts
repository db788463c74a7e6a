import { setTimeout as sleep } from 'node:timers/promises'
import type { TestInstance } from '../../../../scripts/lib/test-instance'
import { startEditor, type Editor } from './editor'
import type { Environment, Failure } from './failures'
import type { CrashResult, FailureFigures } from './report'
import { checkRequests } from '../../../../tests/nightly/testing/submissions/check-requests'
import { startSubmitters } from './submitters'
import { startVisitors, type Visitors } from './visitors'

interface Options {
  readonly start: () => Promise<TestInstance>
  readonly failures: readonly Failure[]
  /** Pause of a submitter between two forms. */
  readonly submitPauseMs: number
  readonly log: (line: string) => void
}

const BACK_TIMEOUT_MS = 60_000
const POLL_MS = 100

/**
 * Causes failures one after the other, under visitors, an editor and submissions. After each it waits
 * until the site shows a new publish. At the end it compares everything that was acknowledged with
 * the dataset and the e-mails (OPS-01).
 * @throws Error when the service does not come back within a minute
 */
export async function runCrashTest(options: Options): Promise<CrashResult> {
  let instance = await options.start()
  try {
    const editor = await startEditor(instance)
    const visitors = await startVisitors(instance, editor.newest)
    const submitters = startSubmitters(instance, options.submitPauseMs)
    const environment: Environment = {
      instance: () => instance,
      restart: async () => {
        instance = await options.start()
      },
    }
    const figures: FailureFigures[] = []
    for (const failure of options.failures) {
      const measured = await runFailure(failure, environment, { visitors, editor, submitters })
      figures.push(measured)
      options.log(`  ${failure.name}: back after ${measured.backMs} ms`)
    }
    await Promise.all([submitters.stop(), visitors.stop(), editor.stop()])
    const requests = await checkRequests(instance, submitters.visits)
    const publishes = await editor.check()
    return { failures: figures, visits: submitters.visits, requests, publishes }
  } finally {
    await instance.dispose()
  }
}

interface Traffic {
  visitors: Visitors
  editor: Editor
  submitters: ReturnType<typeof startSubmitters>
}

async function runFailure(
  failure: Failure,
  environment: Environment,
  traffic: Traffic,
): Promise<FailureFigures> {
  const read = () => ({
    requests: traffic.visitors.requests(),
    failed: traffic.visitors.failed(),
    wrong: traffic.visitors.wrong.length,
    publishes: traffic.editor.answered(),
    submissions: traffic.submitters.visits.length,
  })
  const before = read()
  const times = await failure.cause(environment)
  const backMs = await measureRecovery(traffic)
  const after = read()
  const wrong = traffic.visitors.wrong.slice(before.wrong)
  return {
    name: failure.name,
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
