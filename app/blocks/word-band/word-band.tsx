import { useBlockMark } from '~/components/editable'
import type { BlockOf } from '~/sanity/block-types'
import './word-band.css'

/** Fills the widest screen, even with short words. */
const REPEATS = 3

/** A coloured band with words that move as the page scrolls. */
export function WordBand({ block: { words } }: { block: BlockOf<'wordBand'> }) {
  const mark = useBlockMark()
  if (!words || words.length === 0) return null
  return (
    <div className="word-band" {...mark('')}>
      <ul className="plain-list display word-band-words">
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
