import path from 'node:path'
import { parseArgs } from 'node:util'
import { main, run } from '../lib/run.mjs'
import { writeFigures } from '../lib/performance-report'
import { type Fault, runDrill } from './drill'
import { CLOCK, clockVariables, jumpClock } from './faults/clock'
import { damageDatabase } from './faults/damage'
import { stopLake } from './faults/dataset'
import { fillDisk } from './faults/disk'
import { killRepeatedly, killSupervisor } from './faults/kills'
import { exhaustEvaluator } from './faults/memory'
import { createDrillInstance } from './instance'
import { createRandom } from './random'
import { type DrillResult, formatFaults, formatTotals, hasPassed, listErrors } from './report'

const USAGE = `npm run drill [-- --seed <number>] [--only <words>] [--write]
  Causes faults in an instance of its own, under visitors, an editor and submissions: kills, full
  disks, a damaged database, a dataset that hangs, a clock that jumps. Takes at most five minutes.
  Exits with 1 if anything acknowledged was lost or doubled, or a visitor saw a wrong page.
  --seed   repeats the points in time of an earlier run
  --only   causes only faults with these words in their name
  --write  writes the figures into docs/reliability.md`

const REPORT = 'docs/reliability.md'
/** More than one form in a second and a half would use up the site's limits. */
const SUBMIT_PAUSE_MS = 2_500
const FAULT_MS = 4_000
const MAX_SEED = 2 ** 31

const faults: readonly Fault[] = [
  killRepeatedly('site', 5),
  killRepeatedly('lake', 5),
  killRepeatedly('evaluator', 3),
  killSupervisor,
  fillDisk('lake', FAULT_MS),
  fillDisk('site', FAULT_MS),
  stopLake(FAULT_MS),
  exhaustEvaluator(2),
  damageDatabase,
]

await main(async () => {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string', default: String(Math.floor(Math.random() * MAX_SEED)) },
      only: { type: 'string', default: '' },
      write: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    console.log(USAGE)
    return
  }
  const seed = Number(values.seed)
  if (!Number.isInteger(seed) || seed < 0) throw new Error('--seed must be a whole number.')
  await run('Building what has changed', 'npm', ['run', '-s', 'build'])
  const startedAt = Date.now()
  const selected = faults.filter(({ name }) => name.includes(values.only))
  const results: DrillResult[] = []
  if (selected.length > 0) results.push(await runOn('Faults', {}, selected, seed))
  if (CLOCK.includes(values.only)) results.push(await runClockDrill(seed))
  const tables = `${formatFaults(results)}\n\n${formatTotals(results)}`
  const seconds = Math.round((Date.now() - startedAt) / 1_000)
  console.log(`\n${tables}\n\n${seconds} seconds; repeat with --seed ${seed}`)
  if (values.write) writeFigures('drill', `Seed ${seed}, ${seconds} seconds.\n\n${tables}`, REPORT)
  if (!results.every(hasPassed)) throw new Error(results.flatMap(listErrors).join('\n'))
})

/** Runs faults on a new instance with the seed dataset. */
async function runOn(
  title: string,
  variables: Readonly<Record<string, string>>,
  selected: readonly Fault[],
  seed: number,
): Promise<DrillResult> {
  console.log(`\n▸ ${title}, seed ${seed}`)
  const { start, remove } = await createDrillInstance(variables)
  try {
    return await runDrill({
      start,
      random: createRandom(seed),
      faults: selected,
      submitPauseMs: SUBMIT_PAUSE_MS,
      log: console.log,
    })
  } finally {
    remove()
  }
}

/** All processes of this instance read the time from a file. */
async function runClockDrill(seed: number): Promise<DrillResult> {
  const file = path.resolve('.cache', 'drill-clock')
  const variables = await clockVariables(file)
  return runOn('Clock', variables, [jumpClock(file, FAULT_MS)], seed)
}
