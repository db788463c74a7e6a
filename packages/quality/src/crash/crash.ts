import type { Tool } from '../tool'
import {
  damageDatabase,
  type Failure,
  fillDisk,
  killRepeatedly,
  killSupervisor,
  stopLake,
} from './failures'
import { createCrashInstance } from './instance'
import { listErrors, listFailures, listTotals } from './report'
import { runCrashTest } from './run-crash-test'

/** More than one form in a second and a half would use up the site's limits. */
const SUBMIT_PAUSE_MS = 2_500
const LASTS_MS = 4_000

const failures: readonly Failure[] = [
  killRepeatedly('site', 5),
  killRepeatedly('lake', 5),
  killRepeatedly('query-worker', 3),
  killSupervisor,
  fillDisk('lake', LASTS_MS),
  fillDisk('site', LASTS_MS),
  stopLake(LASTS_MS),
  damageDatabase,
]

export const crash: Tool = {
  summary: 'kills, full disks, a damaged database and a silent lake lose no request',
  usage: `Arguments: failures, with words of their names; all by default.
    Causes failures in an instance of its own, under visitors, an editor and submissions. Fails if
    anything acknowledged was lost or doubled, or a visitor saw a wrong page.`,
  document: 'docs/reliability.md',
  run: async ({ words }) => {
    const selected = failures.filter(
      ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
    )
    if (selected.length === 0) throw new Error(`No failure has one of the words ${words.join()}.`)
    const { start, remove } = await createCrashInstance()
    const startedAt = Date.now()
    try {
      const result = await runCrashTest({
        start,
        failures: selected,
        submitPauseMs: SUBMIT_PAUSE_MS,
        log: console.log,
      })
      return {
        note: `${Math.round((Date.now() - startedAt) / 1_000)} seconds.`,
        tables: [listFailures(result), listTotals(result)],
        errors: listErrors(result),
      }
    } finally {
      remove()
    }
  },
}
