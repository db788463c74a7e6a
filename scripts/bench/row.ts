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

/** The rows as a Markdown table, which a terminal shows well too. */
export function table(rows: readonly Row[]): string {
  const lines = [
    ['Measure', 'Here', 'Reference', 'Ratio'],
    ...rows.map(({ measure, value, reference, ratio }) => [measure, value, reference, ratio]),
  ]
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(3, ...lines.map((line) => line[column]?.length ?? 0)),
  )
  const drawn = lines.map((line) => {
    const cells = line.map((cell, column) => {
      const width = widths[column] ?? 0
      return column === 0 ? cell.padEnd(width) : cell.padStart(width)
    })
    return `| ${cells.join(' | ')} |`
  })
  const rule = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  )
  drawn.splice(1, 0, `| ${rule.join(' | ')} |`)
  return drawn.join('\n')
}
