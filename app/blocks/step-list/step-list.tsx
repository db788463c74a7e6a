import { ButtonLink, LineLink } from '~/components/button-link'
import { itemPath, useBlockMark } from '~/components/editable'
import { hasPicture, Picture } from '~/components/picture'
import { hasText } from '~/components/accent-title'
import { HeadedSection } from '~/components/section'
import type { BlockOf } from '~/sanity/block-types'
import './step-list.css'

/**
 * Steps, numbered by their position (HOME-05): a list, or with pictures a strip of stubs. The button
 * stays in the window while a visitor reads the steps.
 */
export function StepList({ block }: { block: BlockOf<'stepList'> }) {
  const mark = useBlockMark()
  if (!block.steps || block.steps.length === 0) return null
  // Without a headline the list follows the headline of the page.
  const StepTitle = hasText(block.title) ? 'h3' : 'h2'
  const isStrip = block.steps.some(({ picture }) => hasPicture(picture))
  return (
    <HeadedSection block={block} className={isStrip ? 'step-list step-list-strip' : 'step-list'}>
      <ol
        className={isStrip ? 'plain-list step-list-steps' : 'plain-list ruled-list step-list-steps'}
      >
        {block.steps.map((step, index) => (
          <li
            key={step._key}
            className={isStrip ? 'step-list-step ticket-shape' : 'step-list-step'}
            {...mark(itemPath('steps', step))}
          >
            <span className="step-list-number numeral" aria-hidden="true">
              {index + 1}
            </span>
            <div className="item-words step-list-words">
              <StepTitle className="title title-s">{step.title}</StepTitle>
              {step.text ? <p>{step.text}</p> : null}
              <LineLink link={step.link} />
            </div>
            <Picture
              picture={step.picture}
              className="step-list-picture"
              aspect={4 / 5}
              sizes="14rem"
            />
          </li>
        ))}
      </ol>
      {block.link ? (
        <div className="step-list-action">
          <ButtonLink link={block.link} primary />
        </div>
      ) : null}
      {block.note ? <p className="lead step-list-note">{block.note}</p> : null}
    </HeadedSection>
  )
}
