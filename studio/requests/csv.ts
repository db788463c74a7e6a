/** A column of a table: what stands above it, and what it holds of each row. */
export interface Column<Row> {
  readonly title: string
  readonly value: (row: Row) => string
}

/** Spreadsheets know by it that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'
const LINE_END = '\r\n'

/**
 * The places before what a spreadsheet would run as a formula. A cell may begin with it, and so may
 * what stands after a semicolon or a line break: programs set to Spanish split there, whatever the
 * quotes say.
 */
const BEFORE_FORMULA = /(?<=^|[;\r\n])(?=(?:[^\S\r\n]|["'])*[=+\-@＝＋－＠]|[\t\r])/g

/**
 * Writes a table as comma-separated values (RFC 4180, every cell in quotes), with a title line.
 * Visitors wrote what is in the cells, and staff open the file in a spreadsheet: whatever would be
 * run as a formula gets an apostrophe before it, which makes it text.
 */
export function csvOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const lines = [
    columns.map(({ title }) => title),
    ...rows.map((row) => columns.map(({ value }) => value(row))),
  ]
  const text = lines.map((cells) => cells.map(cell).join(',') + LINE_END).join('')
  return BYTE_ORDER_MARK + text
}

function cell(value: string): string {
  return `"${value.replace(BEFORE_FORMULA, "'").replaceAll('"', '""')}"`
}
