import { type SayOf, useWordsOf } from '../components/words'
import { REQUEST_WORDS, type requestWords } from '../spanish'

/** Key of a text of 'Solicitudes' in spanish.ts. */
export type Word = keyof typeof requestWords

export type Say = SayOf<Word>

export const useWords = () => useWordsOf<Word>(REQUEST_WORDS)
