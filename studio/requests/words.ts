import { useCallback } from 'react'
import { useTranslation } from 'sanity'
import { REQUEST_WORDS, type requestWords } from '../spanish'

/** A word of the section 'Solicitudes', by its name in spanish.ts. */
export type Word = keyof typeof requestWords

/** Says a word, with values for its {{marks}}. */
export type Say = (word: Word, values?: Readonly<Record<string, string | number>>) => string

/** The words of the section 'Solicitudes'. */
export function useWords(): Say {
  const { t } = useTranslation(REQUEST_WORDS)
  return useCallback<Say>((word, values = {}) => t(word, values), [t])
}
