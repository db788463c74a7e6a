/** A line of the summary at the terminal. */
export function row(name: string, value: string): string {
  return `  ${name.padEnd(14)}${value}`
}
