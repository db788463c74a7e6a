import { Picture } from '~/components/picture'
import { Section, SectionHead } from '~/components/section'
import { useSite } from '~/components/site-context'
import { fill } from '~/lib/fill'
import { present } from '~/lib/present'
import type { BlockOf } from '../types'
import './testimonials-section.css'

const BEST_RATING = 5

/** What people say, with a rating to see and to hear (HOME-02). */
export function TestimonialsSection({ block }: { block: BlockOf<'testimonialsSection'> }) {
  const testimonials = present(block.testimonials)
  if (testimonials.length === 0) return null
  return (
    <Section block={block} className="testimonials" tone="papel-2">
      <div className="wrap">
        <SectionHead block={block} />
        <ul className="plain-list testimonials-wall">
          {testimonials.map(({ _id, name, rating, description, img }) => (
            <li key={_id} className="testimonial">
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
                <figcaption className="testimonial-person">
                  <strong className="title title-s">{name}</strong>
                  {rating ? <Rating rating={rating} /> : null}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}

/** Five holes of a ticket, as many punched as the rating says, and the same in words. */
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
      <span className="small">{fill(labels?.testimonials?.rating, { rating })}</span>
    </span>
  )
}
