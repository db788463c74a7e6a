import type { MessageRecord } from '../messages/outbox'
import { renderPage } from './document'
import { text } from './text'
import { when } from './when'

/** More are not looked through by hand. */
const MOST_SHOWN = 200

/**
 * The page that lists what was sent.
 * @param records newest first
 */
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
  const shown = records.slice(0, MOST_SHOWN)
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
                  {when(createdAt)}
                </time>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
