import { useCallback } from 'react'
import { useTranslation } from 'sanity'

/** Returns a text of spanish.ts, with values for its {{placeholders}}. */
export type SayOf<Word extends string> = (
  word: Word,
  values?: Readonly<Record<string, string | number>>,
) => string

/** Returns the function that looks up the texts of a namespace of spanish.ts. */
export function useWordsOf<Word extends string>(namespace: string): SayOf<Word> {
  const { t } = useTranslation(namespace)
  return useCallback<SayOf<Word>>((word, values = {}) => t(word, values), [t])
}
