import { ButtonLink } from '~/components/button-link'
import { useEditMark } from '~/components/editable'
import { SmartLink } from '~/components/smart-link'
import { omitMissing } from '~/lib/text/omit-missing'
import type { SosHomePageQueryResult } from '~/sanity/types.generated'
import './emergency-numbers.css'

type Page = Pick<
  NonNullable<SosHomePageQueryResult>,
  'emergencyTitle' | 'emergencyNumbers' | 'helpLink'
>

/** Emergency numbers and the way to ask for help; null without both (CMS-08). */
export function EmergencyNumbers({ page }: { page: Page }) {
  const mark = useEditMark()
  const { emergencyTitle: title, helpLink } = page
  const numbers = omitMissing(page.emergencyNumbers).filter(({ label, href }) => label && href)
  if (numbers.length === 0 && !helpLink) return null
  return (
    <section className="emergency-numbers" aria-label={title ?? undefined}>
      <div className="wrap emergency-numbers-row">
        {title ? (
          <p className="emergency-numbers-title" {...mark('emergencyTitle')}>
            {title}
          </p>
        ) : null}
        <ul className="plain-list emergency-numbers-list">
          {numbers.map(({ _key, label, href }) => (
            <li key={_key}>
              <SmartLink href={href} className="emergency-number">
                <Digits href={href} /> <span>{label}</span>
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
function Digits({ href }: { href: string | null }) {
  const digits = href?.startsWith('tel:') ? href.slice('tel:'.length) : ''
  return digits === '' ? null : <strong className="title">{digits}</strong>
}
