import { itemPath, useEditMark } from '~/components/editable'
import { useSite } from '~/components/site-context'
import type { VisibleFigure } from '~/lib/text/figures'
import { readShares } from '#config/shares'
import { FigureList, formatSource } from '../figures/figure-list'

interface SharesProps {
  figures: readonly VisibleFigure[]
  riskTitle: string | null | undefined
}

/**
 * The parts of a whole, each as large as its percentage (CLAIM-01). Without valid figures for the
 * whole, or with a projection, they are a plain list.
 */
export function Shares({ figures, riskTitle }: SharesProps) {
  const mark = useEditMark()
  const template = useSite().labels?.figures?.source
  const facts = figures.flatMap((figure) =>
    figure.kind === 'figure' && !figure.isProjection ? [figure] : [],
  )
  const shares = readShares(facts.map(({ value }) => value))
  if (facts.length < figures.length || shares === undefined) {
    return <FigureList figures={figures} field="figures" riskTitle={riskTitle} />
  }
  const sources = new Set(facts.flatMap((fact) => formatSource(fact, template) ?? []))
  return (
    <>
      <ul className="plain-list perforated shares">
        {facts.map((fact, index) => (
          <li
            key={fact._key}
            style={{ '--share': shares[index] ?? 0 }}
            {...mark(itemPath('figures', fact))}
          >
            <span className="share-value title">{fact.value}</span> <span>{fact.label}</span>
          </li>
        ))}
      </ul>
      {[...sources].map((source) => (
        <p key={source} className="figure-source">
          {source}
        </p>
      ))}
    </>
  )
}
