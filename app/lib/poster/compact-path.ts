import { round } from '../lettering/lettering'

/**
 * Rewrites a path with relative commands, which are a third shorter. Drawings use absolute
 * commands, because the other file formats support nothing else.
 */
export function compactPath(path: string): string {
  let [x, y] = [0, 0]
  return path.replaceAll(/([MLQC])([^MLQCZ]+)/g, (_, command: string, text: string) => {
    const values = text.split(' ').map(Number)
    const [right = 0, down = 0] = values.slice(-2)
    const compact = toRelative(command, values, x, y)
    ;[x, y] = [right, down]
    return compact
  })
}

function toRelative(command: string, values: readonly number[], x: number, y: number): string {
  const steps = values.map((value, index) => round(value - (index % 2 === 0 ? x : y)))
  if (command === 'M') return `M${values.join(' ')}`
  if (command === 'L' && steps[1] === 0) return `h${steps[0] ?? 0}`
  if (command === 'L' && steps[0] === 0) return `v${steps[1] ?? 0}`
  // A minus sign also separates two numbers.
  return `${command.toLowerCase()}${steps.join(' ').replaceAll(' -', '-')}`
}
