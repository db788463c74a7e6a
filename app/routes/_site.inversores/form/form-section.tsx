import { type ReactNode, useEffect, useRef } from 'react'
import { AccentTitle } from '~/components/accent-title'
import { EditableField, useEditMark } from '~/components/editable'
import type { InvestorReply } from '~/services/investor-requests/form/reply'
import { FORM_ANCHOR } from '../visible-page'
import type { FormContent } from './form-content'
import { useFormDialog } from './dialog/form-dialog-provider'
import { FormToggle } from './dialog/form-toggle'
import { FormWithoutScripts } from './form-without-scripts'
import { PlanContents } from './plan-contents'
import './form.css'

interface FormSectionProps {
  content: FormContent
  openLabel: string | null | undefined
  /** Alternative contact. */
  chat: ReactNode
  /** Reply to a form posted without scripts. */
  reply: InvestorReply | undefined
}

/**
 * The last section, target of every link to the form: the button that opens the dialog (INV-11),
 * and the form itself without scripts.
 */
export function FormSection(props: FormSectionProps) {
  return (
    <EditableField path="form">
      <FormTicket {...props} />
    </EditableField>
  )
}

function FormTicket({ content, openLabel, chat, reply }: FormSectionProps) {
  const mark = useEditMark()
  const { title, lead } = content.words
  return (
    <section className="section form-place" id={FORM_ANCHOR} {...mark('')}>
      <div className="wrap">
        <div className="form-ticket">
          <div className="form-stub">
            <AccentTitle value={title} level={2} size="l" />
            {lead ? <p className="lead">{lead}</p> : null}
            <PlanContents plan={content.plan} />
          </div>
          <div className="form-tear">
            <NotLoaded message={content.messages?.investor?.formNotLoaded} chat={chat} />
            <FormToggle openLabel={openLabel} />
          </div>
          <noscript>
            {/* Only the server renders it: browsers with scripts never show it. */}
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

/** Reports that the form could not load and offers the chat; receives the focus. */
function NotLoaded({ message, chat }: NotLoadedProps) {
  const failures = useFormDialog()?.failures ?? 0
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
