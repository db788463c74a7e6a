import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'

const REPORT = 'docs/performance.md'

/**
 * Replaces the figures between the marks of one part of docs/performance.md; the words around them
 * stay.
 * @throws Error when the report has no marks for this part
 */
export function writeFigures(name: string, table: string): void {
  const [start, end] = [`<!-- ${name}: figures -->`, `<!-- ${name}: end -->`]
  const report = readFileSync(REPORT, 'utf8')
  const [before, after] = [report.indexOf(start), report.indexOf(end)]
  if (before === -1 || after < before) throw new Error(`${REPORT} has no marks for "${name}".`)
  const figures = `${start}\n\n${machine()}\n\n${table}\n\n`
  writeFileSync(REPORT, report.slice(0, before) + figures + report.slice(after))
}

/** The day, and what the figures were taken on. */
export function machine(): string {
  const day = new Date().toISOString().slice(0, 10)
  const model = cpus()[0]?.model.trim() ?? 'unknown processor'
  return `${day}, Node ${process.versions.node}, ${availableParallelism()} cores (${model}).`
}
