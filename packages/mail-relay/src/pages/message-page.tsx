import PostalMime, { type Address } from 'postal-mime'
import type { MessageRecord } from '../messages/message-store'
import { formatTime, renderPage } from './page-frame'
import { text } from './text'

/** Renders the page of a message. @param eml the message as written */
export async function messagePage(record: MessageRecord, eml: Buffer): Promise<string> {
  const { id, state, subject, createdAt, templateId, reference, reason, attempts } = record
  const { from, to = [], replyTo = [], text: body, headers } = await PostalMime.parse(eml)
  const fields = [
    [text.fields.from, from && formatAddress(from)],
    [text.fields.to, to.map(formatAddress).join(', ')],
    [text.fields.replyTo, replyTo.map(formatAddress).join(', ')],
    [text.fields.date, formatTime(createdAt)],
    [text.fields.template, templateId],
    [text.fields.reference, reference],
  ] as const
  return renderPage(
    `${subject} · ${text.title}`,
    <>
      <a className="back" href="/_mail">
        {text.back}
      </a>
      <h1 className="subject">{subject}</h1>
      {state === 'failed' && <p className="failure">{text.failure(reason ?? '', attempts)}</p>}
      <article className="letter">
        <dl>
          {fields.map(([name, value]) =>
            value === undefined || value === '' ? null : <Field key={name} {...{ name, value }} />,
          )}
        </dl>
        <h2>{text.body}</h2>
        <pre>{body}</pre>
        <details>
          <summary>{text.headers}</summary>
          <pre>
            {headers.map(({ originalKey, value }) => `${originalKey}: ${value}`).join('\n')}
          </pre>
        </details>
      </article>
      <a className="button" href={`/_mail/${id}.eml`}>
        {text.download}
      </a>
    </>,
  )
}

function Field({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  )
}

function formatAddress({ name, address }: Address): string {
  if (address === undefined) return name
  return name === '' ? address : `${name} <${address}>`
}
