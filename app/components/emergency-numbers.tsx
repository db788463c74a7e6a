import { omitMissing } from '~/lib/text/omit-missing'
import { ButtonLink, type LinkData } from './button-link'
import { type EditMark, fieldMark, itemPath, useEditMark } from './editable'
import { toneAt } from './section'
import { SmartLink } from './smart-link'
import './emergency-numbers.css'

const papers = ['amarillo', 'papel', 'rosa'] as const

type NumberLink = LinkData & { _key: string }

interface EmergencyNumbersProps {
  page: {
    emergencyTitle: string | null
    emergencyNumbers: readonly (NumberLink | null)[] | null | undefined
    helpLink?: LinkData | null
  }
  /** True where the numbers are the main content: each is a large ticket. */
  isLarge?: boolean
}

/** Emergency numbers and the way to ask for help; null without both (CMS-08). */
export function EmergencyNumbers({ page, isLarge = false }: EmergencyNumbersProps) {
  const mark = useEditMark()
  const { emergencyTitle: title, helpLink } = page
  const numbers = omitMissing(page.emergencyNumbers).filter(({ label, href }) => label && href)
  if (numbers.length === 0 && !helpLink) return null
  return (
    <section
      className={`emergency-numbers${isLarge ? ' emergency-numbers-large' : ''}`}
      aria-label={title ?? undefined}
    >
      <div className="wrap emergency-numbers-row">
        {title ? <p className="emergency-numbers-title">{title}</p> : null}
        <ul className="plain-list emergency-numbers-list">
          {numbers.map((number, index) => (
            <li key={number._key} {...mark(itemPath('emergencyNumbers', number))}>
              <SmartLink
                href={number.href}
                className={`bare-link emergency-number${isLarge ? ` ticket-ground tone-${toneAt(papers, index)}` : ''}`}
              >
                <Digits href={number.href} mark={fieldMark(number, 'href')} />{' '}
                <span>{number.label}</span>
              </SmartLink>
            </li>
          ))}
        </ul>
        <ButtonLink link={helpLink} primary />
      </div>
    </section>
  )
}

/** The number of a `tel:` link. */
function Digits({ href, mark }: { href: string | null | undefined; mark: EditMark }) {
  const digits = href?.startsWith('tel:') ? href.slice('tel:'.length) : ''
  if (digits === '') return null
  return (
    <strong className="title" {...mark}>
      {digits}
    </strong>
  )
}
