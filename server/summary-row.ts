/** A line of what a person at the terminal is told once everything is served. */
export function row(name: string, value: string): string {
  return `  ${name.padEnd(14)}${value}`
}
