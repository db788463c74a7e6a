import { events, isEventName } from '#app/services/analytics/events'
import { singletons } from '../../schemas'
import { toPagePath } from '#config/page-address'
import { type TranslateFunction, useNamespaceTranslate } from '../components/texts'
import { VISIT_NAMESPACE, type visitTexts } from '../spanish'
import type { StaffPageRecord } from './record'

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

/**
 * Labels a page.
 * @param name id of its document, or `notFound` for all missing pages
 * @param staffPages the pages that staff made
 */
export function pageLabel(
  name: string,
  t: Translate,
  staffPages: readonly StaffPageRecord[] = [],
): CountLabel {
  if (name === 'notFound') return { title: t('page.notFound') }
  const builtIn = pages.get(name)
  if (builtIn) return builtIn
  const made = staffPages.find(({ _id }) => _id === name)
  if (made) return { title: made.title ?? name, note: toPagePath(made.slug ?? '') }
  return { title: name }
}

/** Labels an event, with its name in other services as the note (ANA-01). */
export function eventLabel(name: string): CountLabel {
  return isEventName(name) ? { title: events[name].label, note: name } : { title: name }
}
