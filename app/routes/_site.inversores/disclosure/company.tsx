import type { ReactNode } from 'react'
import { LineLink } from '~/components/button-link'
import type { InvestorsPage } from '../visible-page'

type CompanyData = NonNullable<NonNullable<InvestorsPage['disclosure']>['parts']['company']>

interface CompanyProps {
  company: CompanyData
  /** True when its facts are invented: no registry knows them. */
  isSample: boolean
}

/** The company and its officers, and where to check them (CLAIM-01). */
export function Company({ company, isSample }: CompanyProps) {
  const { labels, legalName, registration, address, officers, registry } = company
  return (
    <>
      <dl className="company-facts">
        <Fact label={labels?.legalName}>{legalName}</Fact>
        <Fact label={labels?.registration}>{registration}</Fact>
        <Fact label={labels?.address}>{address}</Fact>
        <Fact label={labels?.officers}>
          {officers?.map(({ _key, title, text }) => (
            <span key={_key}>{[title, text].filter(Boolean).join(', ')}</span>
          ))}
        </Fact>
      </dl>
      {isSample ? null : <LineLink link={registry} />}
    </>
  )
}

/** A fact with its label; null without either (CMS-08). */
function Fact({ label, children }: { label: string | null | undefined; children: ReactNode }) {
  const isEmpty = !children || (Array.isArray(children) && children.length === 0)
  if (!label || isEmpty) return null
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
