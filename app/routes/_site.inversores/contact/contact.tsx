import { AccentTitle } from '~/components/accent-title'
import { useEditMark } from '~/components/editable'
import { ChatLink } from '../chat-link'
import { anchors, type InvestorsPage } from '../visible-page'
import './contact.css'

interface ContactProps {
  contact: NonNullable<InvestorsPage['contact']>
  /** Undefined without a number. */
  chat: string | undefined
}

/** Contact section: a speech bubble with the chat link (INV-10). */
export function Contact({ contact, chat }: ContactProps) {
  const mark = useEditMark()
  return (
    <section className="contact" id={anchors.contact} {...mark('contact')}>
      <div className="wrap">
        <div className="contact-bubble paper tone-verde">
          <AccentTitle value={contact.title} level={2} size="l" />
          {contact.text ? <p className="lead">{contact.text}</p> : null}
          <ChatLink href={chat} label={contact.buttonLabel} className="button button-primary" />
        </div>
      </div>
    </section>
  )
}
