import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { main, run } from '../lib/run.mjs'
import { openHouse } from '../lib/house'
import { benchLake } from './lake'
import { table } from './row'
import { benchSite } from './site'

const USAGE = `npm run bench [-- site|lake] [--write]
  Measures the built product on this machine: ends by itself and asks nobody but the loopback.
  --write  puts the figures into docs/performance.md`

const REPORT = 'docs/performance.md'

/** Each gives its figures as a Markdown table. */
const parts: Readonly<Record<string, () => Promise<string>>> = {
  site: siteFigures,
  lake: benchLake,
}

await main(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { write: { type: 'boolean', default: false }, help: { type: 'boolean' } },
  })
  const names = positionals.length > 0 ? positionals : Object.keys(parts)
  const unknown = names.find((name) => !Object.hasOwn(parts, name))
  if (values.help === true || unknown !== undefined) {
    console.log(USAGE)
    if (unknown !== undefined) throw new Error(`There is no part "${unknown}".`)
    return
  }
  for (const name of names) {
    const figures = (await parts[name]?.()) ?? ''
    console.log(`\n${name}\n\n${figures}`)
    if (values.write) writeFigures(name, figures)
  }
})

async function siteFigures(): Promise<string> {
  await run('Building what has changed', 'npm', ['run', '-s', 'build'])
  const house = await openHouse('serve')
  try {
    return table(await benchSite(house))
  } finally {
    await house.leave()
  }
}

/** Replaces the figures between the marks of one part; the words around them stay. */
function writeFigures(name: string, table: string): void {
  const [start, end] = [`<!-- ${name}: figures -->`, `<!-- ${name}: end -->`]
  const report = readFileSync(REPORT, 'utf8')
  const [before, after] = [report.indexOf(start), report.indexOf(end)]
  if (before === -1 || after < before) throw new Error(`${REPORT} has no marks for "${name}".`)
  const figures = `${start}\n\n${machine()}\n\n${table}\n\n`
  writeFileSync(REPORT, report.slice(0, before) + figures + report.slice(after))
}

function machine(): string {
  const day = new Date().toISOString().slice(0, 10)
  const model = cpus()[0]?.model.trim() ?? 'unknown processor'
  return `${day}, Node ${process.versions.node}, ${availableParallelism()} cores (${model}).`
}
