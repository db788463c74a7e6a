import type { ReactNode } from 'react'
import { AccentTitle } from '~/components/accent-title'
import { useEditMark } from '~/components/editable'
import type { InvestorReply } from '~/services/investor-requests/form/reply'
import { FORM_ANCHOR } from '../visible-page'
import type { FormContent } from './form-content'
import { FormWithoutScripts } from './form-without-scripts'
import { PlanContents } from './plan-contents'
import '~/components/form-fields.css'
import './form.css'

interface FormSectionProps {
  content: FormContent
  /** The button that opens the form. */
  toggle: ReactNode
  /** Reply to a form posted without scripts. */
  reply: InvestorReply | undefined
}

/**
 * The last section, target of every link to the form: the button that opens the dialog (INV-11),
 * and the form itself without scripts.
 */
export function FormSection({ content, toggle, reply }: FormSectionProps) {
  const mark = useEditMark()
  const { title, lead } = content.words
  return (
    <section className="section form-place" id={FORM_ANCHOR} {...mark('form')}>
      <div className="wrap">
        <div className="form-ticket tone-papel">
          <div className="form-stub ticket-part">
            <AccentTitle value={title} level={2} size="l" />
            {lead ? <p className="lead">{lead}</p> : null}
            <PlanContents plan={content.plan} />
          </div>
          <div className="form-tear ticket-part" data-needs-scripts="">
            {toggle}
          </div>
          <noscript>
            {/* Only the server renders it: browsers with scripts never show it. */}
            {import.meta.env.SSR ? (
              <div className="form-sheet ticket-part">
                <FormWithoutScripts content={content} reply={reply} />
              </div>
            ) : null}
          </noscript>
        </div>
      </div>
    </section>
  )
}
