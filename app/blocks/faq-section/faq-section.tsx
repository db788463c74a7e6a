import { LineLink } from '~/components/button-link'
import { RichText } from '~/components/rich-text'
import { Section, SectionHead } from '~/components/section'
import { omitMissing } from '~/lib/text/omit-missing'
import type { BlockOf } from '~/sanity/block-types'
import './faq-section.css'

/**
 * Questions and answers (HOME-02). The id is on the answer, so that browsers open the disclosure
 * when a link targets it.
 */
export function FaqSection({ block }: { block: BlockOf<'faqSection'> }) {
  const entries = omitMissing(block.entries)
  if (entries.length === 0) return null
  return (
    <Section block={block} className="faq-section">
      <div className="wrap faq-section-columns">
        <div className="faq-section-head">
          <SectionHead block={block} />
          <LineLink link={block.link} />
        </div>
        <div className="faq-entries perforated">
          {entries.map((entry) => (
            <details key={entry._id} className="faq-entry">
              <summary className="faq-entry-question">
                <h3 className="title title-s">{entry.title}</h3>
              </summary>
              <div className="faq-entry-answer" id={entry.id ?? undefined}>
                <RichText value={entry.content} />
              </div>
            </details>
          ))}
        </div>
      </div>
    </Section>
  )
}
