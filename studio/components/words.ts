import { useCallback } from 'react'
import { useTranslation } from 'sanity'

/** Says a word, with values for its {{marks}}. */
export type SayOf<Word extends string> = (
  word: Word,
  values?: Readonly<Record<string, string | number>>,
) => string

/** Says the words of a namespace of spanish.ts. */
export function useWordsOf<Word extends string>(namespace: string): SayOf<Word> {
  const { t } = useTranslation(namespace)
  return useCallback<SayOf<Word>>((word, values = {}) => t(word, values), [t])
}
