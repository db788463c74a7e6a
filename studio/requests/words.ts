import { type SayOf, useWordsOf } from '../components/words'
import { REQUEST_WORDS, type requestWords } from '../spanish'

/** A word of the section 'Solicitudes', by its name in spanish.ts. */
export type Word = keyof typeof requestWords

export type Say = SayOf<Word>

/** The words of the section 'Solicitudes'. */
export const useWords = () => useWordsOf<Word>(REQUEST_WORDS)
