import type { MessageRecord } from '../messages/message-store'
import { formatTime, renderPage } from './page-frame'
import { text } from './text'

const MAX_SHOWN = 200

/** Renders the list of messages. @param records newest first */
export function listPage(records: readonly MessageRecord[]): string {
  return renderPage(
    text.title,
    <>
      <h1>
        {text.heading.plain} <em>{text.heading.wide}</em>
      </h1>
      <p className="introduction">{text.introduction}</p>
      {records.length === 0 ? <Empty /> : <Tickets records={records} />}
    </>,
  )
}

function Empty() {
  return (
    <div className="empty">
      <h2>{text.empty.heading}</h2>
      <p>{text.empty.hint}</p>
    </div>
  )
}

function Tickets({ records }: { records: readonly MessageRecord[] }) {
  const shown = records.slice(0, MAX_SHOWN)
  return (
    <>
      <p className="count">{text.count(shown.length, records.length)}</p>
      <ul className="tickets">
        {shown.map(({ id, state, subject, createdAt }) => (
          <li key={id}>
            <a className={`ticket ${state}`} href={`/_mail/${id}`}>
              <span className="stub">{text.states[state]}</span>
              <span className="about">
                <strong>{subject}</strong>
                <time className="when" dateTime={createdAt}>
                  {formatTime(createdAt)}
                </time>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
