import { env } from '#config/env.server'
import { defineContent } from './content.server'
import { offlineQuery } from './site-queries'
import type { OfflineQueryResult } from './types.generated'

type Words = NonNullable<OfflineQueryResult['words']>

/** Whether browsers save pages, and the texts of what they show without a connection (OFF-01). */
export const offlineContent = defineContent('offline', offlineQuery)

/**
 * The texts of saved pages.
 * @returns null when browsers must not save pages: the dataset disables it, the text that marks a
 *   copy is missing, or the files have no hash in their names (in development)
 */
export function copyWords({ isOn, words }: OfflineQueryResult) {
  const { copyText, retryLabel, formText }: Partial<Words> = words ?? {}
  if (!isOn || !copyText || env().mode === 'development') return null
  return { copyText, retryLabel: retryLabel ?? '', formText: formText ?? '' }
}
