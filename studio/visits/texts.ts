import { events, isEventName } from '../../app/services/analytics/events'
import { singletons } from '../../schemas'
import { type TranslateFunction, useNamespaceTranslate } from '../components/texts'
import { VISIT_NAMESPACE, type visitTexts } from '../spanish'

/** Key of a text of 'Visitas' in spanish.ts. */
export type TextKey = keyof typeof visitTexts

export type Translate = TranslateFunction<TextKey>

export const useTranslate = () => useNamespaceTranslate<TextKey>(VISIT_NAMESPACE)

/** The title of a counted page or event, and a note in small print. */
export interface CountLabel {
  readonly title: string
  readonly note?: string | undefined
}

const pages: ReadonlyMap<string, CountLabel> = new Map(
  singletons.map(({ id, title, path }) => [id, { title, note: path }]),
)

/** Labels a page. @param name id of its document, or `notFound` for all missing pages */
export function pageLabel(name: string, t: Translate): CountLabel {
  if (name === 'notFound') return { title: t('page.notFound') }
  return pages.get(name) ?? { title: name }
}

/** Labels an event, with its name in other services as the note (ANA-01). */
export function eventLabel(name: string): CountLabel {
  return isEventName(name) ? { title: events[name].label, note: name } : { title: name }
}
