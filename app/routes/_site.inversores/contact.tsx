import { AccentTitle } from '~/components/accent-title'
import { EditableField, useEditMark } from '~/components/editable'
import { ChatLink } from './chat-link'
import { anchors, type InvestorsPage } from './content'
import './contact.css'

interface ContactProps {
  contact: NonNullable<InvestorsPage['contact']>
  /** Address of the chat; undefined while no number is set. */
  chat: string | undefined
}

/** The way to a person, on a speech bubble torn from a receipt (INV-10). */
export function Contact({ contact, chat }: ContactProps) {
  return (
    <EditableField path="contact">
      <Bubble contact={contact} chat={chat} />
    </EditableField>
  )
}

function Bubble({ contact, chat }: ContactProps) {
  const mark = useEditMark()
  return (
    <section className="contact" id={anchors.contact} {...mark('')}>
      <div className="wrap">
        <div className="contact-bubble">
          <AccentTitle value={contact.title} level={2} size="l" mark={mark('title')} />
          {contact.text ? (
            <p className="lead" {...mark('text')}>
              {contact.text}
            </p>
          ) : null}
          <ChatLink
            href={chat}
            label={contact.buttonLabel}
            className="button button-primary"
            mark={mark('buttonLabel')}
          />
        </div>
      </div>
    </section>
  )
}
