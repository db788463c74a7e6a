/** A word, or a number with its separators such as 50.000. */
const WORD = /\p{N}+(?:[.,]\p{N}+)+|[\p{L}\p{N}\p{M}]+/gu

/** A word of a text, with its position. */
export interface Word {
  /** As it is written. */
  text: string
  /** Comparable form, see `fold`. */
  folded: string
  start: number
  end: number
}

export function splitWords(text: string): Word[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    text: word,
    folded: fold(word),
    start: index,
    end: index + word.length,
  }))
}

/** The comparable form of a word: lower case, without accents and without separators of numbers. */
function fold(word: string): string {
  return word
    .normalize('NFD')
    .replace(/[\p{M}.,]/gu, '')
    .toLowerCase()
}

/** Frequent Spanish words, folded. They find nothing unless a query has no other words. */
const FREQUENT: ReadonlySet<string> = new Set(
  (
    'a al algo ante antes asi aun como con cual cuando de del desde donde e el ella ellos en entre ' +
    'era es esa ese eso esta estan estar este esto fue ha hace hacia hasta hay la las le les lo los ' +
    'mas me mi mis muy ni no nos o para pero por porque que quien se ser si sin sobre son soy su sus ' +
    'te tu tus u un una unas uno unos y ya yo'
  ).split(' '),
)

/** True for a frequent Spanish word. @param folded see `Word` */
export function isFrequent(folded: string): boolean {
  return FREQUENT.has(folded)
}

/** Endings of nouns, adjectives and verbs, folded. */
const ENDING = /(?:[ai]?cion(?:es)?|[ai]d[ao]s?|ando|iendo|[aei]r|[aeo]s?)$/
/** A shorter stem is part of too many other words. */
const SHORTEST_STEM = 5

/** The singular of a plural, and the beginning that forms of a word share. @param folded see `Word` */
export function expandForms(folded: string): string[] {
  const stem = folded.replace(ENDING, '')
  return [
    ...(/.{3}s$/.test(folded) ? [folded.slice(0, -1)] : []),
    ...(stem !== folded && stem.length >= SHORTEST_STEM ? [stem] : []),
  ]
}

/** Maximum number of words of a query that are searched. */
const MOST_WORDS = 8

/** The different words of a query that are worth searching. */
export function searchedWords(query: string): Word[] {
  const unique = [...new Map(splitWords(query).map((word) => [word.folded, word])).values()]
  const rare = unique.filter(({ folded }) => !isFrequent(folded))
  return (rare.length > 0 ? rare : unique).slice(0, MOST_WORDS)
}
