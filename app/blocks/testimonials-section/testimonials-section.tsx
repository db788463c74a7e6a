import { Picture } from '~/components/picture'
import { HeadedSection } from '~/components/section'
import { useSite } from '~/components/site-context'
import { fillPlaceholders } from '~/lib/text/fill-placeholders'
import { omitMissing } from '~/lib/text/omit-missing'
import type { BlockOf } from '~/sanity/block-types'
import './testimonials-section.css'

const BEST_RATING = 5

/** Testimonials of users, with their ratings (HOME-02). */
export function TestimonialsSection({ block }: { block: BlockOf<'testimonialsSection'> }) {
  const testimonials = omitMissing(block.testimonials)
  if (testimonials.length === 0) return null
  return (
    <HeadedSection block={block} className="testimonials" tone="papel-2">
      {/* Phones show one scrolling row, which not every browser makes focusable. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="testimonials-row" tabIndex={0}>
        <ul className="plain-list print-columns testimonials-wall">
          {testimonials.map(({ _id, name, rating, description, stamp, img }) => (
            <li key={_id} className="testimonial backed">
              <figure>
                <Picture
                  picture={img}
                  className="testimonial-portrait"
                  aspect={1}
                  sizes="(min-width: 64rem) 8rem, 4.5rem"
                />
                <blockquote className="testimonial-words">
                  <p>{description}</p>
                </blockquote>
                {stamp ? <p className="testimonial-stamp">{stamp}</p> : null}
                <figcaption className="testimonial-person">
                  <strong className="title title-s">{name}</strong>
                  {rating ? <Rating rating={rating} /> : null}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </HeadedSection>
  )
}

/** A rating as punched holes of a ticket, and as text for screen readers. */
function Rating({ rating }: { rating: number }) {
  const { labels } = useSite()
  return (
    <span className="rating">
      <span className="rating-holes" aria-hidden="true">
        {Array.from({ length: BEST_RATING }, (_, index) => (
          <span
            key={index}
            className={index < rating ? 'rating-hole rating-full' : 'rating-hole'}
          />
        ))}
      </span>
      <span className="small">{fillPlaceholders(labels?.testimonials?.rating, { rating })}</span>
    </span>
  )
}
