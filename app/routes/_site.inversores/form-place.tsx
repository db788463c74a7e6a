import { type ReactNode, useEffect, useRef } from 'react'
import { AccentTitle } from '~/components/accent-title'
import { EditableField, useEditMark } from '~/components/editable'
import type { InvestorReply } from '~/lib/investor-form/reply'
import { FORM_ANCHOR } from './content'
import type { FormContent } from './form/form-content'
import { useFormOpening } from './form/form-opening'
import { FormToggle } from './form/form-toggle'
import { FormWithoutScripts } from './form/form-without-scripts'
import { PlanContents } from './form/plan-contents'
import './form/form.css'

interface FormPlaceProps {
  content: FormContent
  openLabel: string | null | undefined
  /** Another way to the company. */
  chat: ReactNode
  /** What a form that was posted without scripts brought back. */
  reply: InvestorReply | undefined
}

/**
 * The end of the page, to which every link to the form leads: the button that opens it as a dialog
 * (INV-11), and for visitors without scripts the form itself.
 */
export function FormPlace(props: FormPlaceProps) {
  return (
    <EditableField path="form">
      <Place {...props} />
    </EditableField>
  )
}

function Place({ content, openLabel, chat, reply }: FormPlaceProps) {
  const mark = useEditMark()
  const { title, lead } = content.words
  return (
    <section className="section form-place" id={FORM_ANCHOR} {...mark('')}>
      <div className="wrap">
        <div className="form-ticket">
          <div className="form-stub">
            <AccentTitle value={title} level={2} size="l" mark={mark('title')} />
            {lead ? (
              <p className="lead" {...mark('lead')}>
                {lead}
              </p>
            ) : null}
            <PlanContents plan={content.plan} />
          </div>
          <div className="form-tear">
            <NotLoaded message={content.messages?.investor?.formNotLoaded} chat={chat} />
            <FormToggle openLabel={openLabel} />
          </div>
          <noscript>
            {/* Only the server draws it: a browser with scripts never shows what is in here. */}
            {import.meta.env.SSR ? (
              <div className="form-sheet">
                <FormWithoutScripts content={content} reply={reply} />
              </div>
            ) : null}
          </noscript>
        </div>
      </div>
    </section>
  )
}

interface NotLoadedProps {
  message: string | null | undefined
  chat: ReactNode
}

/** Says that the form could not be opened, and what else a visitor can do; takes the focus. */
function NotLoaded({ message, chat }: NotLoadedProps) {
  const failures = useFormOpening()?.failures ?? 0
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [failures])
  if (failures === 0 || !message) return null
  return (
    <div className="form-alert" role="alert" tabIndex={-1} ref={notice}>
      <p>{message}</p>
      {chat}
    </div>
  )
}
