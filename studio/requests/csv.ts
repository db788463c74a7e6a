/** A column of a table: its title, and the value of its cell in each row. */
export interface Column<Row> {
  readonly title: string
  readonly value: (row: Row) => string
}

/** Makes spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'
const LINE_END = '\r\n'

/**
 * Matches the position before text that a spreadsheet would run as a formula: at the start of a
 * cell, after a semicolon and after a line break. Spanish spreadsheets split cells there, even
 * inside quotes.
 */
const BEFORE_FORMULA = /(?<=^|[;\r\n])(?=(?:[^\S\r\n]|["'])*[=+\-@＝＋－＠]|[\t\r])/g

/**
 * Formats a table as comma-separated values (RFC 4180, every cell in quotes), with a title line.
 * The cells contain text of visitors, so an apostrophe before each formula turns it into text.
 */
export function toCsv<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const lines = [
    columns.map(({ title }) => title),
    ...rows.map((row) => columns.map(({ value }) => value(row))),
  ]
  const text = lines.map((cells) => cells.map(formatCell).join(',') + LINE_END).join('')
  return BYTE_ORDER_MARK + text
}

function formatCell(value: string): string {
  return `"${value.replace(BEFORE_FORMULA, "'").replaceAll('"', '""')}"`
}
