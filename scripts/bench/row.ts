/** Results of a part of the bench. */
export interface Figures {
  readonly markdown: string
  /** JSON data. */
  readonly data: unknown
}

export interface Row {
  measure: string
  value: string
  /** Reference of the same run; empty if there is none. */
  reference: string
  /** Product divided by reference. */
  ratio: string
}

/** Requests a second: a higher ratio is better. */
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

/** Formats a ratio with two decimals, a small one with two significant digits. */
export function ratio(ours: number, reference: number): string {
  const exact = ours / reference
  return exact < 0.1 ? String(Number(exact.toPrecision(2))) : exact.toFixed(2)
}

/** Converts rows to table lines, with a header line. */
export function rowLines(rows: readonly Row[]): string[][] {
  return [
    ['Measure', 'Here', 'Reference', 'Ratio'],
    ...rows.map(({ measure, value, reference, ratio }) => [measure, value, reference, ratio]),
  ]
}

/**
 * Formats the same measures under several conditions as a Markdown table. Each cell has the figure and
 * its ratio to the reference.
 */
export function formatComparison(columns: ReadonlyMap<string, readonly Row[]>): string {
  const all = [...columns.values()]
  const lines = (all[0] ?? []).map(({ measure }, index) => [
    measure,
    ...all.map((rows) => {
      const { value = '', ratio = '' } = rows[index] ?? {}
      return ratio === '' ? value : `${value} · ${ratio}`
    }),
  ])
  return formatTable([['Measure', ...columns.keys()], ...lines])
}

/** Formats lines as an aligned Markdown table; the first line is the header. */
export function formatTable(lines: readonly (readonly string[])[]): string {
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
