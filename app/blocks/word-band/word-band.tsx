import { useBlockMark } from '~/components/editable'
import type { BlockOf } from '../types'
import './word-band.css'

/** Enough repetitions to fill the widest screen, whatever the words. */
const REPEATS = 3

/** The split-fountain band with running words; it moves with the page, never by itself. */
export function WordBand({ block: { words } }: { block: BlockOf<'wordBand'> }) {
  const mark = useBlockMark()
  if (!words || words.length === 0) return null
  return (
    <div className="word-band" {...mark('')}>
      <ul className="plain-list word-band-words">
        {Array.from({ length: REPEATS }, (_, round) =>
          words.map((word, index) => (
            <li key={`${round}-${index}`} aria-hidden={round > 0 ? true : undefined}>
              {word}
            </li>
          )),
        )}
      </ul>
    </div>
  )
}
