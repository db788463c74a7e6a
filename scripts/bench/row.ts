/** The results of a part of the bench. */
export interface Figures {
  /** For people. */
  readonly markdown: string
  /** For programs, as JSON can write it. */
  readonly data: unknown
}

/** One line of the results. */
export interface Row {
  measure: string
  value: string
  /** The reference of the same run; empty when there is none. */
  reference: string
  /** Ours divided by the reference. */
  ratio: string
}

/** Requests a second: a higher ratio is better, and 1 is a server that does nothing else. */
export function rateRow(measure: string, ours: number, reference: number): Row {
  return {
    measure,
    value: `${ours.toFixed(0)} req/s`,
    reference: `${reference.toFixed(0)} req/s`,
    ratio: ratio(ours, reference),
  }
}

/** Milliseconds: a lower ratio is better. */
export function timeRow(measure: string, ours: number, reference?: number): Row {
  return {
    measure,
    value: `${ours.toFixed(2)} ms`,
    reference: reference === undefined ? '' : `${reference.toFixed(2)} ms`,
    ratio: reference === undefined ? '' : ratio(ours, reference),
  }
}

/** Megabytes: a lower ratio is better. */
export function memoryRow(measure: string, ours: number, reference?: number): Row {
  return {
    measure,
    value: `${ours.toFixed(0)} MB`,
    reference: reference === undefined ? '' : `${reference.toFixed(0)} MB`,
    ratio: reference === undefined ? '' : ratio(ours, reference),
  }
}

/** Two digits after the point; of a small ratio two that say something. */
export function ratio(ours: number, reference: number): string {
  const exact = ours / reference
  return exact < 0.1 ? String(Number(exact.toPrecision(2))) : exact.toFixed(2)
}

/** The lines of a table of rows, its head first. */
export function rowLines(rows: readonly Row[]): string[][] {
  return [
    ['Measure', 'Here', 'Reference', 'Ratio'],
    ...rows.map(({ measure, value, reference, ratio }) => [measure, value, reference, ratio]),
  ]
}

/**
 * The same measures under several circumstances, side by side: in each cell the figure and, after a
 * point, its ratio to the reference of that run.
 */
export function comparison(columns: ReadonlyMap<string, readonly Row[]>): string {
  const all = [...columns.values()]
  const lines = (all[0] ?? []).map(({ measure }, index) => [
    measure,
    ...all.map((rows) => {
      const { value = '', ratio = '' } = rows[index] ?? {}
      return ratio === '' ? value : `${value} · ${ratio}`
    }),
  ])
  return drawTable([['Measure', ...columns.keys()], ...lines])
}

/** Lines as a Markdown table, which a terminal shows well too; the first line is its head. */
export function drawTable(lines: readonly (readonly string[])[]): string {
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
