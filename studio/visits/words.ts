import { events, isEventName } from '../../app/services/analytics/events'
import { singletons } from '../../schemas'
import { type SayOf, useWordsOf } from '../components/words'
import { VISIT_WORDS, type visitWords } from '../spanish'

/** A word of the list 'Visitas', by its name in spanish.ts. */
export type Word = keyof typeof visitWords

export type Say = SayOf<Word>

/** The words of the list 'Visitas'. */
export const useWords = () => useWordsOf<Word>(VISIT_WORDS)

/** What has been counted, as staff know it, and what stands smaller beside it. */
export interface CountLabel {
  readonly title: string
  readonly note?: string | undefined
}

const pages: ReadonlyMap<string, CountLabel> = new Map(
  singletons.map(({ id, title, path }) => [id, { title, note: path }]),
)

/** Of a page by the id of its document, or of all addresses that are none. */
export function pageLabel(name: string, say: Say): CountLabel {
  if (name === 'notFound') return { title: say('page.notFound') }
  return pages.get(name) ?? { title: name }
}

/** Of an event, with the name under which other services know it (ANA-01). */
export function eventLabel(name: string): CountLabel {
  return isEventName(name) ? { title: events[name].label, note: name } : { title: name }
}
