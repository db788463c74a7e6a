import { itemPath, useEditMark } from '~/components/editable'
import type { InvestorsPage } from '../visible-page'
import './ledger.css'

type Milestone = NonNullable<InvestorsPage['traction']>['items'][number]

interface LedgerProps {
  items: readonly Milestone[]
  /** Stamp of achieved milestones. */
  doneLabel?: string | null
  /** Stamp of next ones without a deadline. */
  nextLabel?: string | null
}

/** Milestones, each with its stamp (INV-08). */
export function Ledger({ items, doneLabel, nextLabel }: LedgerProps) {
  const mark = useEditMark()
  if (items.length === 0) return null
  return (
    <ol className="plain-list ruled-list ledger">
      {items.map(({ _key, title, text, when, done }) => (
        <li
          key={_key}
          className={done === true ? 'ledger-line ledger-done' : 'ledger-line'}
          {...mark(itemPath('items', { _key }))}
        >
          <div className="ledger-words">
            <h3 className="title title-s">{title}</h3>
            {text ? <p>{text}</p> : null}
          </div>
          {done === true ? (
            <Stamp label={doneLabel} />
          ) : (
            <Stamp label={when ?? nextLabel} shape="ticket-shape" />
          )}
        </li>
      ))}
    </ol>
  )
}

function Stamp({ label, shape = '' }: { label: string | null | undefined; shape?: string }) {
  return label ? <p className={`ledger-stamp display ${shape}`}>{label}</p> : null
}
