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
    ratio: (ours / reference).toFixed(2),
  }
}

/** Milliseconds: a lower ratio is better. */
export function timeRow(measure: string, ours: number, reference?: number): Row {
  return {
    measure,
    value: `${ours.toFixed(2)} ms`,
    reference: reference === undefined ? '' : `${reference.toFixed(2)} ms`,
    ratio: reference === undefined ? '' : (ours / reference).toFixed(2),
  }
}

/** Megabytes: a lower ratio is better. */
export function memoryRow(measure: string, ours: number, reference?: number): Row {
  return {
    measure,
    value: `${ours.toFixed(0)} MB`,
    reference: reference === undefined ? '' : `${reference.toFixed(0)} MB`,
    ratio: reference === undefined ? '' : (ours / reference).toFixed(2),
  }
}

/** The rows as a Markdown table, which a terminal shows well too. */
export function table(rows: readonly Row[]): string {
  return drawn([
    ['Measure', 'Here', 'Reference', 'Ratio'],
    ...rows.map(({ measure, value, reference, ratio }) => [measure, value, reference, ratio]),
  ])
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
  return drawn([['Measure', ...columns.keys()], ...lines])
}

function drawn(lines: readonly (readonly string[])[]): string {
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
