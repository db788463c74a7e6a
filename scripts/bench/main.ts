import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { describeMachine, writeFigures } from '../lib/performance-report'
import { main, run } from '../lib/run.mjs'
import { benchEditing } from './editing'
import { benchLake } from './lake'
import type { Figures } from './row'
import { benchSite } from './site'

const USAGE = `npm run bench [-- site|lake|editing] [--write]
  Measures the built product on this machine, without other hosts. The site is compared with
  nginx under load from wrk; as root, apt installs both. Writes JSON to .cache/bench.
  --write  puts the tables into docs/performance.md`

const JSON_FOLDER = '.cache/bench'

const parts: Readonly<Record<string, () => Promise<Figures>>> = {
  site: benchSite,
  lake: benchLake,
  editing: benchEditing,
}

// Exit handlers stop the started processes.
process.once('SIGINT', () => process.exit(130)).once('SIGTERM', () => process.exit(143))

await main(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { write: { type: 'boolean', default: false }, help: { type: 'boolean' } },
  })
  const names = positionals.length > 0 ? positionals : Object.keys(parts)
  const unknown = names.find((name) => !Object.hasOwn(parts, name))
  if (values.help === true || unknown !== undefined) {
    console.log(USAGE)
    if (unknown !== undefined) throw new Error(`Unknown part "${unknown}".`)
    return
  }
  await run('Building what has changed', 'npm', ['run', '-s', 'build'])
  for (const name of names) {
    const figures = await parts[name]?.()
    if (figures === undefined) continue
    console.log(`\n${name}\n\n${figures.markdown}`)
    writeJson(name, figures.data)
    if (values.write) writeFigures(name, figures.markdown)
  }
})

function writeJson(name: string, data: unknown): void {
  mkdirSync(JSON_FOLDER, { recursive: true })
  const json = JSON.stringify({ machine: describeMachine(), data }, null, 2)
  writeFileSync(path.join(JSON_FOLDER, `${name}.json`), `${json}\n`)
}
