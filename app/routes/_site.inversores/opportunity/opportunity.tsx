import { itemPath, useEditMark } from '~/components/editable'
import { ServerHtml } from '~/components/server-html'
import { InvestorSection } from '../investor-section'
import { type InvestorsPage, RISK_ANCHOR } from '../visible-page'
import { FigureList } from '../figures/figure-list'
import './opportunity.css'

type OpportunityData = NonNullable<InvestorsPage['opportunity']>

interface OpportunityProps {
  opportunity: OpportunityData
}

/**
 * The offer (INV-05). Projections share one ticket with the risk notice, whose title is half as tall
 * as their values.
 */
export function Opportunity({ opportunity }: OpportunityProps) {
  const facts = opportunity.figures.filter((figure) => !isProjected(figure))
  return (
    <InvestorSection
      name="opportunity"
      section={opportunity}
      className="opportunity"
      columns="opportunity-columns"
      tone="tinta"
    >
      <ProjectionTicket opportunity={opportunity} />
      {facts.length > 0 ? (
        <div className="opportunity-receipt receipt-shape paper tone-papel">
          <FigureList figures={facts} field="figures" />
        </div>
      ) : null}
      <ServerHtml id="condiciones" data={opportunity.terms}>
        {(terms) => <Terms terms={terms} />}
      </ServerHtml>
    </InvestorSection>
  )
}

function ProjectionTicket({ opportunity }: OpportunityProps) {
  const { figures, riskTitle, riskNotice } = opportunity
  const projections = figures.filter(isProjected)
  // Without a notice there are no projections (`selectFigures`).
  if (!riskNotice) return null
  const warning = riskTitle ? <h3 className="title">{riskTitle}</h3> : null
  return (
    <div className="projection" id={RISK_ANCHOR} role="note">
      {projections.length > 0 ? (
        <div className="projection-figures">
          <FigureList figures={projections} field="figures" />
          {warning}
        </div>
      ) : null}
      <div className="projection-risk">
        {projections.length > 0 ? null : warning}
        <p>{riskNotice}</p>
      </div>
    </div>
  )
}

function Terms({ terms }: { terms: NonNullable<OpportunityData['terms']> }) {
  const mark = useEditMark()
  if (terms.length === 0) return null
  return (
    <ul className="plain-list print-columns opportunity-terms">
      {terms.map(({ _key, title, text }) => (
        <li key={_key} className="opportunity-term" {...mark(itemPath('terms', { _key }))}>
          <h3 className="title title-s">{title}</h3>
          {text ? <p>{text}</p> : null}
        </li>
      ))}
    </ul>
  )
}

function isProjected(figure: OpportunityData['figures'][number]): boolean {
  return figure.kind === 'figure' && figure.isProjection
}
