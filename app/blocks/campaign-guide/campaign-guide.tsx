import { ButtonLink } from '~/components/button-link'
import { Picture } from '~/components/picture'
import { Section, SectionHead } from '~/components/section'
import { omitMissing } from '~/lib/text/omit-missing'
import type { BlockOf } from '~/sanity/block-types'
import './campaign-guide.css'

/** The guide to create a campaign: a strip of tickets, one for each step (HOME-02). */
export function CampaignGuide({ block }: { block: BlockOf<'campaignGuide'> }) {
  const steps = omitMissing(block.steps)
  if (steps.length === 0) return null
  return (
    <Section block={block} className="campaign-guide" tone="tinta">
      <div className="wrap">
        <SectionHead block={block} />
      </div>
      <ol className="plain-list campaign-guide-strip">
        {steps.map((step, index) => (
          <li key={step._id} className="campaign-step">
            <span className="campaign-step-number numeral" aria-hidden="true">
              {step.number ?? index + 1}
            </span>
            <Picture
              picture={step.picture}
              className="campaign-step-picture"
              aspect={1}
              sizes="(min-width: 64rem) 11rem, 22vw"
            />
            <div className="campaign-step-words">
              <h3 className="title title-s">{step.title}</h3>
              {step.text ? <p>{step.text}</p> : null}
            </div>
          </li>
        ))}
      </ol>
      {block.note || block.link ? (
        <div className="wrap campaign-guide-end">
          {block.note ? <p className="lead">{block.note}</p> : null}
          <ButtonLink link={block.link} primary />
        </div>
      ) : null}
    </Section>
  )
}
