import { useSyncExternalStore } from 'react'
import { type Submitter, submitterDetail } from '~/services/investor-requests/form/submission'
import type { ThankYouPageQueryResult } from '~/sanity/types.generated'

interface ReceiptProps {
  words: NonNullable<ThankYouPageQueryResult['page']>['receipt']
  labels: ThankYouPageQueryResult['labels']
}

/** Receipt of the request, with a stamp. */
export function Receipt({ words, labels }: ReceiptProps) {
  const lines = [
    { label: labels?.user_name, value: useSubmitterDetail('name') },
    { label: labels?.user_whatsapp, value: useSubmitterDetail('phone') },
    { label: labels?.user_email, value: useSubmitterDetail('email') },
  ].filter(({ value }) => value)
  if (!words?.title) return null
  return (
    <div className="thanks-receipt backed">
      <div className="receipt-shape thanks-paper paper tone-papel">
        <h2 className="title title-s">{words.title}</h2>
        {lines.length > 0 ? (
          // Excluded from recordings (ANA-04).
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
        <p className="display thanks-stamp">
          <span>{words.stamp}</span>
        </p>
      ) : null}
    </div>
  )
}

/** A detail of the request, which only this tab knows; null on the server. */
export function useSubmitterDetail(name: keyof Submitter): string | null {
  return useTabValue(() => submitterDetail(name), null)
}

/** A value of this tab's storage, which never changes on the page. */
export function useTabValue<Value>(read: () => Value, onServer: Value): Value {
  return useSyncExternalStore(
    () => () => undefined,
    read,
    () => onServer,
  )
}
