import { measureLine } from '../lettering/lettering'

/** Short connecting words ("catchwords"), which printers set small between the important lines. */
const CATCHWORDS = new Set(
  'A AL CON DE DEL E EL EN LA LAS LOS LO NI O PARA POR QUE SIN SU SUS TU TUS UN UNA UNOS UNAS Y'.split(
    ' ',
  ),
)

export function isCatchword(line: string): boolean {
  return line.split(' ').every((word) => CATCHWORDS.has(word))
}

/**
 * Lists the ways to break a text into at most `limit` lines. For each number of lines it has the
 * most even break; one more break gives catchwords lines of their own.
 * @param text in capitals
 */
export function listBreaks(text: string, limit: number): string[][] {
  const words = text.split(' ').filter(Boolean)
  if (words.length === 0) return []
  const even = Array.from({ length: Math.min(limit, words.length) }, (_, index) =>
    breakEvenly(words, index + 1),
  )
  const small = separateCatchwords(words)
  const others = even.filter((lines) => lines.length === 1 || !lines.some(isCatchword))
  return small.length > limit || small.length === 1 ? others : [...others, small]
}

interface Break {
  lines: string[]
  /** Length of the longest line. */
  longest: number
}

/** Breaks words into lines whose longest is as short as possible. */
function breakEvenly(words: readonly string[], count: number): string[] {
  const cleanLine = (from: number, to?: number): Break => {
    const line = words.slice(from, to).join(' ')
    return { lines: [line], longest: measureLine(line).narrow }
  }
  /** The best break of the words from each index on. */
  let best = words.map((_, from) => cleanLine(from))
  for (let lines = 2; lines <= count; lines += 1) {
    best = words.map((_, from) => {
      let found: Break | undefined
      for (let to = from + 1; to < words.length; to += 1) {
        const [first, rest] = [cleanLine(from, to), best[to]]
        if (rest === undefined || rest.lines.length < lines - 1) continue
        if (found !== undefined && first.longest >= found.longest) break
        const longest = Math.max(first.longest, rest.longest)
        if (found === undefined || longest < found.longest) {
          found = { lines: [...first.lines, ...rest.lines], longest }
        }
      }
      return found ?? { lines: [], longest: Infinity }
    })
  }
  return best[0]?.lines ?? []
}

/** Gives catchwords their own lines: `UN TECHO PARA EL CLUB` → UN TECHO / PARA EL / CLUB. */
function separateCatchwords(words: readonly string[]): string[] {
  const lines: string[] = []
  words.forEach((word, index) => {
    const last = lines.at(-1)
    const joins = last !== undefined && isCatchword(last) === CATCHWORDS.has(word)
    // A catchword at the start stays with its noun.
    const isOpening = last !== undefined && lines.length === 1 && isCatchword(last)
    if (last !== undefined && (isOpening || (joins && index > 0))) {
      lines[lines.length - 1] = `${last} ${word}`
    } else lines.push(word)
  })
  return lines
}
