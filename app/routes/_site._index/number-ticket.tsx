import { NUMBER_ANCHOR } from '#config/page-anchors'
import { sitePages } from '#config/site-pages'
import type { HomePageQueryResult } from '~/sanity/types.generated'
import './number-ticket.css'

type Words = NonNullable<NonNullable<HomePageQueryResult>['hero']>['number']

/** The poster page, which reads the number from its address in the browser. */
const POSTER = { path: sitePages.posterPage.path, parameter: 'numero', digits: 5 } as const

const FIELD_ID = NUMBER_ANCHOR
const HINT_ID = 'tu-numero-ayuda'

/**
 * A ticket on which the visitor writes a number; its stub is the button that leads to the poster.
 * A plain form, so that it works before and without scripts. Null without a label or a button.
 */
export function NumberTicket({ words }: { words: Words }) {
  if (!words?.label || !words.button) return null
  return (
    <form className="number-ticket" action={POSTER.path}>
      <div className="number-ticket-main backed">
        <label htmlFor={FIELD_ID} className="number-ticket-label title">
          {words.label}
        </label>
        <input
          id={FIELD_ID}
          className="display number-ticket-field"
          name={POSTER.parameter}
          required
          inputMode="numeric"
          pattern={`[0-9]{1,${POSTER.digits}}`}
          maxLength={POSTER.digits}
          autoComplete="off"
          placeholder={words.placeholder ?? undefined}
          title={words.hint ?? undefined}
          aria-describedby={words.hint ? HINT_ID : undefined}
        />
        {words.hint ? (
          <p className="small number-ticket-hint" id={HINT_ID}>
            {words.hint}
          </p>
        ) : null}
      </div>
      <button type="submit" className="number-ticket-stub backed">
        {words.button}
      </button>
    </form>
  )
}
