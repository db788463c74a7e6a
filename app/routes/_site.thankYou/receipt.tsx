import { useSyncExternalStore } from 'react'
import { useEditMark } from '~/components/editable'
import { type Submitter, submitterDetail } from '~/lib/investor-form/submission'
import type { ThankYouPageQueryResult } from '~/sanity/types.generated'

interface ReceiptProps {
  words: NonNullable<ThankYouPageQueryResult['page']>['receipt']
  labels: ThankYouPageQueryResult['labels']
}

/** The paper that says what was received, with the stamp that has just landed on it. */
export function Receipt({ words, labels }: ReceiptProps) {
  const mark = useEditMark()
  const lines = [
    { label: labels?.user_name, value: useSubmitterDetail('name') },
    { label: labels?.user_whatsapp, value: useSubmitterDetail('phone') },
    { label: labels?.user_email, value: useSubmitterDetail('email') },
  ].filter(({ value }) => value)
  if (!words?.title) return null
  return (
    <div className="thanks-receipt">
      <div className="receipt-shape thanks-paper">
        <h2 className="title title-s" {...mark('receipt.title')}>
          {words.title}
        </h2>
        {lines.length > 0 ? (
          // Left out of recordings of the visit (ANA-04).
          <dl data-private="">
            {lines.map(({ label, value }) => (
              <div key={label} className="thanks-line">
                <dt className="small">{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        ) : null}
      </div>
      {words.stamp ? (
        <p className="thanks-stamp" {...mark('receipt.stamp')}>
          <span>{words.stamp}</span>
        </p>
      ) : null}
    </div>
  )
}

/** What only this tab knows of the request; the page as the server sends it knows nothing of it. */
export function useSubmitterDetail(name: keyof Submitter): string | null {
  return useSyncExternalStore(
    unchanging,
    () => submitterDetail(name),
    () => null,
  )
}

function unchanging() {
  return () => undefined
}
