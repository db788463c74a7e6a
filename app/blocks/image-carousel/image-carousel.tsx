import { itemPath, useBlockMark } from '~/components/editable'
import { Picture } from '~/components/picture'
import { Section, SectionHead } from '~/components/section'
import { useSite } from '~/components/site-context'
import type { BlockOf } from '~/sanity/block-types'
import './image-carousel.css'

/** The strip repeats its pictures, so that the loop has no visible end (HOME-03). */
const REPEATS = 3

/**
 * The looping strip of pictures (HOME-03). It stops on hover, on focus, with reduced motion and
 * with its switch, a checkbox that works without scripts.
 */
export function ImageCarousel({ block }: { block: BlockOf<'imageCarousel'> }) {
  const { labels } = useSite()
  const mark = useBlockMark()
  if (!block.pictures || block.pictures.length === 0) return null
  const rounds = Array.from({ length: REPEATS }, (_, round) => round)
  return (
    <Section block={block} className="image-carousel">
      <div className="wrap">
        <SectionHead block={block} />
      </div>
      <div className="image-carousel-window" role="group" aria-label={block.label ?? undefined}>
        <ul className="plain-list image-carousel-strip">
          {rounds.map((round) =>
            block.pictures?.map((picture, index) => (
              <li
                key={`${round}-${picture._key}`}
                className={`image-carousel-item image-carousel-tilt-${index % 3}`}
                aria-hidden={round > 0 ? true : undefined}
                {...(round === 0 ? mark(itemPath('pictures', picture)) : {})}
              >
                <Picture
                  picture={picture}
                  aspect={4 / 3}
                  sizes="(min-width: 48rem) 17.5rem, 40vw"
                  decorative={round > 0}
                />
              </li>
            )),
          )}
        </ul>
        {labels?.carousel?.pause ? (
          <div className="wrap">
            <label className="button image-carousel-pause">
              <input type="checkbox" className="cover-input" />
              <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
                <path d="M5 3h5v18H5zM14 3h5v18h-5z" />
              </svg>
              {labels.carousel.pause}
            </label>
          </div>
        ) : null}
      </div>
    </Section>
  )
}
