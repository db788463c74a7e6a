import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'

/** Lines of cells; the first line is the header. */
export type Table = readonly (readonly string[])[]

/** What a tool measured. */
export interface Report {
  readonly tables: readonly Table[]
  /** A line above the tables. */
  readonly note?: string
  /** What must not happen and did; the runner ends with code 1. */
  readonly errors: readonly string[]
}

/** Formats a report as Markdown. */
export function formatReport({ note, tables }: Report): string {
  return [...(note === undefined ? [] : [note]), ...tables.map(formatTable)].join('\n\n')
}

/** Formats an aligned Markdown table. */
function formatTable(lines: Table): string {
  const columns = [...(lines[0] ?? []).keys()]
  const widths = columns.map((column) =>
    Math.max(3, ...lines.map((line) => line[column]?.length ?? 0)),
  )
  const rows = lines.map((line) => {
    const cells = line.map((cell, column) => {
      const width = widths[column] ?? 0
      return column === 0 ? cell.padEnd(width) : cell.padStart(width)
    })
    return `| ${cells.join(' | ')} |`
  })
  const rule = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  )
  rows.splice(1, 0, `| ${rule.join(' | ')} |`)
  return rows.join('\n')
}

/**
 * Replaces what is between the markers of a tool.
 * @param file of the document
 * @throws Error when the document has no markers for this tool
 */
export function writeReport(file: string, tool: string, markdown: string): void {
  const document = readFileSync(file, 'utf8')
  writeFileSync(file, replaceFigures(document, tool, `${describeMachine()}\n\n${markdown}`, file))
}

/** @throws Error when the text has no markers for this tool */
function replaceFigures(text: string, tool: string, figures: string, file: string): string {
  const [start, end] = [`<!-- ${tool}: figures -->`, `<!-- ${tool}: end -->`]
  const [before, after] = [text.indexOf(start), text.indexOf(end)]
  if (before === -1 || after < before) throw new Error(`${file} has no markers for "${tool}".`)
  return `${text.slice(0, before)}${start}\n\n${figures}\n\n${text.slice(after)}`
}

/** Figures of one machine say little about another. */
function describeMachine(): string {
  const day = new Date().toISOString().slice(0, 10)
  const model = cpus()[0]?.model.trim() ?? 'unknown processor'
  return `${day}, Node ${process.versions.node}, ${availableParallelism()} cores (${model}).`
}

/** @param percent 50 for the median, 100 for the greatest; NaN without figures */
export function percentile(figures: readonly number[], percent: number): number {
  const sorted = [...figures].sort((one, other) => one - other)
  return sorted[Math.ceil((sorted.length * percent) / 100) - 1] ?? Number.NaN
}

/** Formats milliseconds; empty for NaN. */
export function formatMs(ms: number, digits = 0): string {
  return Number.isNaN(ms) ? '' : `${ms.toFixed(digits)} ms`
}

/** Formats a ratio with two decimals, a small one with two significant digits. */
export function formatRatio(value: number, reference: number): string {
  const exact = value / reference
  return exact < 0.1 ? String(Number(exact.toPrecision(2))) : exact.toFixed(2)
}
