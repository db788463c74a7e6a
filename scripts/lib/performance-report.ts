import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'

const REPORT = 'docs/performance.md'

/**
 * Replaces the figures between the markers of a section in a document.
 * @param report path of the document
 * @throws Error when the report has no markers for this section
 */
export function writeFigures(name: string, table: string, report = REPORT): void {
  const [start, end] = [`<!-- ${name}: figures -->`, `<!-- ${name}: end -->`]
  const text = readFileSync(report, 'utf8')
  const [before, after] = [text.indexOf(start), text.indexOf(end)]
  if (before === -1 || after < before) throw new Error(`${report} has no markers for "${name}".`)
  const figures = `${start}\n\n${describeMachine()}\n\n${table}\n\n`
  writeFileSync(report, text.slice(0, before) + figures + text.slice(after))
}

/** Returns the date and the machine of the figures. */
export function describeMachine(): string {
  const day = new Date().toISOString().slice(0, 10)
  const model = cpus()[0]?.model.trim() ?? 'unknown processor'
  return `${day}, Node ${process.versions.node}, ${availableParallelism()} cores (${model}).`
}
