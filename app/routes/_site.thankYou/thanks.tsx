import { AccentTitle } from '~/components/accent-title'
import { ButtonLink } from '~/components/button-link'
import { Picture } from '~/components/picture'
import { useSite } from '~/components/site-context'
import { fillPlaceholders } from '~/lib/text/fill-placeholders'
import { whatsappHref } from '~/lib/links/whatsapp-href'
import type { ThankYouPageQueryResult } from '~/sanity/types.generated'
import { Countdown } from './countdown'
import { Receipt, useSubmitterDetail } from './receipt'

interface ThanksProps extends Omit<ThankYouPageQueryResult, 'page'> {
  page: NonNullable<ThankYouPageQueryResult['page']>
}

/**
 * The countdown, the message, the receipt and the next links (TY-02, TY-03). The countdown comes
 * first, so that visitors see it before they are moved. Details of this tab appear after hydration
 * in reserved space, so that nothing moves.
 */
export function Thanks({ page, labels, defaultNumber }: ThanksProps) {
  const name = useSubmitterDetail('name')
  const { whatsapp, countdown } = page
  const newTab = useSite().labels?.general?.opensInNewTab
  const chat = whatsappHref({
    number: whatsapp?.number ?? defaultNumber,
    message: whatsapp?.message,
  })
  return (
    <div className="wrap thanks">
      {countdown ? <Countdown words={countdown} /> : null}
      <div className="thanks-words">
        <AccentTitle value={page.heading} level={1} size="l" />
        <div className="thanks-greeting">
          {name && page.greeting ? (
            // Excluded from recordings (ANA-04).
            <p className="title title-s" data-private="">
              {fillPlaceholders(page.greeting, { name })}
            </p>
          ) : null}
        </div>
      </div>
      <Receipt words={page.receipt} labels={labels} />
      <div className="thanks-next">
        {page.text ? <p className="lead">{page.text}</p> : null}
        {page.answer ? <p>{page.answer}</p> : null}
        <div className="buttons">
          <ButtonLink link={page.investorsButton} primary event="Back to Investors Clicked" />
          <ButtonLink link={page.homeButton} event="Back to Home Clicked" />
          {chat !== undefined && whatsapp?.label ? (
            <a className="arrow-link" href={chat} target="_blank" rel="noopener noreferrer">
              {whatsapp.label}
              {newTab ? <span className="visually-hidden">{newTab}</span> : null}
            </a>
          ) : null}
        </div>
      </div>
      <Picture
        picture={page.picture}
        className="thanks-picture"
        sizes="(min-width: 48rem) 36vw, 92vw"
      />
    </div>
  )
}
