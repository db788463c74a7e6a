import MiniSearch, { type Query, type SearchOptions, type SearchResult } from 'minisearch'
import type { PictureData } from '~/sanity/image-url'
import type { EntryKind, SearchEntry } from './entry'
import { excerpt, highlight, type TextPart } from './excerpt'
import { expandForms, isFrequent, searchedWords, type Word, splitWords } from './words'

/** An entry that a query finds. */
export interface Hit {
  id: string
  kind: EntryKind
  /** Name of the page that shows it. */
  page: string
  href: string
  title: TextPart[]
  excerpt: TextPart[]
}

export interface SearchAnswer {
  /** The best hits first, at most `MOST_HITS`. */
  hits: Hit[]
  /** Of the best hit. */
  picture: PictureData | null
  /** How many entries the query finds. */
  count: number
  /** True if no entry has all words of the query, so that the hits have some of them. */
  isPartial: boolean
  /** The words that were searched, as typed. */
  words: string[]
  /** If nothing was found: similar words that the site contains. */
  similar: string[]
}

export type SearchIndex = ReturnType<typeof createSearchIndex>

const MOST_HITS = 20
const MOST_SIMILAR = 4
/** Maximum number of letters that a typo may change. */
const MOST_CHANGED = 2

const options: SearchOptions = {
  boost: { title: 6 },
  prefix: (term) => term.length > 1,
}
/** For a word that the site does not contain. */
const typoOptions: SearchOptions = { fuzzy: 0.2, maxFuzzy: MOST_CHANGED }
/** For other forms of a word, which count less than the word. */
const formOptions: SearchOptions = { combineWith: 'OR', weights: { prefix: 0.2, fuzzy: 0 } }
/** For proposals, which may guess. */
const vagueOptions: SearchOptions = { fuzzy: 0.45, maxFuzzy: 3, combineWith: 'OR' }

/**
 * Builds an index, which finds entries by words, without regard to accents, with small typos and by
 * their beginning (SEEK-01). Entries of an id that is already there are left out.
 */
export function createSearchIndex(entries: readonly SearchEntry[]) {
  const byId = new Map<string, SearchEntry>()
  for (const entry of entries) if (!byId.has(entry.id)) byId.set(entry.id, entry)
  const index = new MiniSearch<SearchEntry>({
    fields: ['title', 'text'],
    tokenize: (text) => splitWords(text).map(({ folded }) => folded),
    processTerm: (term) => term,
    searchOptions: options,
  })
  index.addAll([...byId.values()])
  const spellings = listSpellings([...byId.values()])

  const isKnown = (word: string) => [...spellings.keys()].some((known) => known.startsWith(word))
  const findHits = (words: readonly Word[], combineWith: 'AND' | 'OR') =>
    index.search({
      combineWith,
      queries: words.map(({ folded }) => toQuery(folded, isKnown(folded))),
    })

  return {
    search(query: string): SearchAnswer {
      const words = searchedWords(query)
      const typed = words.map(({ text }) => text)
      const complete = findHits(words, 'AND')
      const found = complete.length > 0 ? complete : findHits(words, 'OR')
      const similar = found.length > 0 ? [] : index.search(typed.join(' '), vagueOptions)
      return {
        hits: found.slice(0, MOST_HITS).flatMap((result) => {
          const entry = byId.get(String(result.id))
          return entry === undefined ? [] : [toHit(entry, result)]
        }),
        picture: byId.get(String(found[0]?.id))?.picture ?? null,
        count: found.length,
        isPartial: complete.length === 0 && found.length > 0,
        words: typed,
        similar: [...new Set(similar.flatMap(({ terms }) => terms))]
          .filter((term) => !isFrequent(term))
          .slice(0, MOST_SIMILAR)
          .map((term) => spellings.get(term) ?? term),
      }
    },
  }
}

/**
 * A word with its other forms; an unknown word also with typos.
 * @param word folded
 */
function toQuery(word: string, isKnown: boolean): Query {
  const forms = { ...formOptions, queries: expandForms(word) }
  if (isKnown || !isLongEnough(word)) return { combineWith: 'OR', queries: [word, forms] }
  const typo = { ...typoOptions, combineWith: 'OR' as const, queries: [word] }
  return { combineWith: 'OR', queries: [typo, forms, { ...formOptions, queries: swapped(word) }] }
}

/** The word with two of its letters swapped, a typo that counts as two changes. */
function swapped(word: string): string[] {
  const letters = Array.from(word)
  return letters
    .slice(1)
    .map((letter, at) =>
      [...letters.slice(0, at), letter, letters[at], ...letters.slice(at + 2)].join(''),
    )
}

/** Words of three letters and numbers resemble too many others. */
function isLongEnough(word: string): boolean {
  return word.length > 3 && !/\p{N}/u.test(word)
}

function toHit({ id, kind, page, href, title, text }: SearchEntry, { terms }: SearchResult): Hit {
  const matched = new Set(terms)
  return {
    id,
    kind,
    page,
    href,
    title: highlight(title, matched),
    excerpt: excerpt(text, matched),
  }
}

/** How the entries write each word: in lower case if some entry does. */
function listSpellings(entries: readonly SearchEntry[]): Map<string, string> {
  const spellings = new Map<string, string>()
  for (const { title, text } of entries) {
    for (const { text: word, folded } of [...splitWords(title), ...splitWords(text)]) {
      const known = spellings.get(folded)
      if (known === undefined || word === word.toLowerCase()) spellings.set(folded, word)
    }
  }
  return spellings
}
