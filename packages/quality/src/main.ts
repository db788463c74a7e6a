import { parseArgs } from 'node:util'
import { main, run } from '../../../scripts/lib/run.mjs'
import { formatReport, writeReport } from './report'
import type { Arguments, Tool } from './tool'

/** Loaded on demand: some need seconds for their libraries. */
const tools: Readonly<Record<string, () => Promise<Tool>>> = {
  bench: async () => (await import('./bench/bench')).bench,
  load: async () => (await import('./load/load')).load,
  taps: async () => (await import('./taps/taps')).tapsTool,
  editing: async () => (await import('./editing/editing')).editing,
  crash: async () => (await import('./crash/crash')).crash,
  fuzz: async () => (await import('./fuzz/fuzz')).fuzz,
  'audit-pages': async () => (await import('./audit/pages')).auditPages,
  'audit-html': async () => (await import('./audit/html')).auditHtml,
}

// Exit handlers stop the started processes.
process.once('SIGINT', () => process.exit(130)).once('SIGTERM', () => process.exit(143))

await main(async () => {
  const [name = '--help', ...args] = process.argv.slice(2)
  const tool = Object.hasOwn(tools, name) ? await tools[name]?.() : undefined
  if (tool === undefined) {
    console.log(await describeTools())
    if (name !== '--help') throw new Error(`Unknown tool "${name}".`)
    return
  }
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      ...Object.fromEntries(
        Object.entries(tool.options ?? {}).map(([option, value]) => [
          option,
          { type: 'string' as const, default: value },
        ]),
      ),
      write: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    console.log(describeTool(name, tool))
    return
  }
  await run('Building what has changed', 'npm', ['run', '-s', 'build'])
  const report = await tool.run(createArguments(positionals, values))
  const markdown = formatReport(report)
  console.log(`\n${markdown}`)
  if (values.write && tool.document !== undefined) {
    writeReport(tool.document, name, markdown)
  }
  if (report.errors.length > 0) throw new Error(report.errors.join('\n  '))
})

function createArguments(
  words: readonly string[],
  values: Readonly<Record<string, unknown>>,
): Arguments {
  const count = (option: string) => {
    const value = Number(values[option])
    if (!Number.isInteger(value) || value < 1) throw new Error(`--${option}: a positive integer.`)
    return value
  }
  return { words, count }
}

async function describeTools(): Promise<string> {
  const lines = Object.entries(tools).map(async ([name, importTool]) => {
    return `  ${name.padEnd(15)}${(await importTool()).summary}`
  })
  const usage = 'npm run quality -- TOOL [--help] [--write] [OPTIONS]'
  return [usage, ...(await Promise.all(lines))].join('\n')
}

function describeTool(name: string, { summary, usage, options = {}, document }: Tool): string {
  const defaults = Object.entries(options).map(([option, value]) => ` [--${option} ${value}]`)
  return [
    `npm run quality -- ${name}${defaults.join('')}`,
    ...[summary, ...usage.split('\n')].map((line) => `  ${line.trim()}`),
    ...(document === undefined ? [] : [`  --write: puts the tables into ${document}`]),
  ].join('\n')
}
