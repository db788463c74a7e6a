import type { ReactNode } from 'react'
import { LineLink } from '~/components/button-link'
import { itemPath, useEditMark } from '~/components/editable'
import { Fold } from '~/components/fold'
import { useImageSource } from '~/components/image-source'
import { toneAt } from '~/components/section'
import { fileUrl } from '~/sanity/file-url'
import { InvestorSection } from '../investor-section'
import type { InvestorsPage } from '../visible-page'
import './plan-list.css'

const papers = ['papel-2', 'amarillo', 'rosa', 'tinta'] as const

interface PlanListProps {
  planList: NonNullable<InvestorsPage['planList']>
  /** The button that opens the form. */
  toggle: ReactNode
}

/** Contents of the full plan, as sheets of a folder (INV-03). */
export function PlanList({ planList, toggle }: PlanListProps) {
  return (
    <InvestorSection
      name="planList"
      section={planList}
      className="plan-list"
      columns="plan-list-columns"
      openingClass="plan-opening"
      opening={
        <>
          {toggle}
          <Summary summary={planList.summary} />
        </>
      }
    >
      <Sheets items={planList.items} />
    </InvestorSection>
  )
}

/** Link to a summary that needs no request. */
function Summary({ summary }: Pick<PlanListProps['planList'], 'summary'>) {
  const file = fileUrl(summary?.file?._id, useImageSource())
  const label = [summary?.linkLabel, summary?.title].filter(Boolean).join(': ')
  return <LineLink link={{ label, href: file ?? summary?.href }} />
}

function Sheets({ items }: Pick<PlanListProps['planList'], 'items'>) {
  const mark = useEditMark()
  return (
    <ol className="plain-list print-columns plan-sheets">
      {items.map(({ _key, title, text }, index) => (
        <li
          key={_key}
          className={`plan-sheet paper tone-${toneAt(papers, index)}`}
          {...mark(itemPath('items', { _key }))}
        >
          <span className="plan-number numeral" aria-hidden="true">
            {index + 1}
          </span>
          <div className="plan-words">
            <h3 className="title title-s">{title}</h3>
            {text ? (
              <Fold title={title}>
                <p>{text}</p>
              </Fold>
            ) : null}
          </div>
        </li>
      ))}
    </ol>
  )
}
