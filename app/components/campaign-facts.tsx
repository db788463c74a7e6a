import type { ReactNode } from 'react'
import { formatDate } from '~/lib/text/dates'
import { type EditMark, fieldMark } from './editable'
import { useSite } from './site-context'
import './campaign-facts.css'

interface CampaignFactsProps {
  campaign: {
    /** A sum in words, for a campaign without `goalAmount`. */
    goal: string | null
    /** In pesos. */
    raisedAmount: number | null
    goalAmount: number | null
    /** `YYYY-MM-DD` */
    endsOn: string | null
    organizer: string | null
    recipient: string | null
    /** `YYYY-MM-DD` */
    verifiedOn: string | null
  }
}

/**
 * Sums, last day and people of a campaign; each only with its label (CMS-08, GIVE-01). The last day
 * is a date, because a number of days would be wrong in a saved copy of the page.
 */
export function CampaignFacts({ campaign }: CampaignFactsProps) {
  const { labels: siteLabels, settings } = useSite()
  const labels = siteLabels?.campaigns
  const {
    goal,
    raisedAmount: raised,
    goalAmount,
    endsOn,
    organizer,
    recipient,
    verifiedOn,
  } = campaign
  const hasGoal = goalAmount !== null && goalAmount > 0
  const showsProgress =
    hasGoal && raised !== null && (raised / goalAmount) * 100 >= (settings?.progressFrom ?? 0)
  const facts = [
    { label: labels?.raised, value: formatAmount(raised), isSum: true },
    { label: labels?.goal, value: hasGoal ? formatAmount(goalAmount) : null, isSum: true },
    {
      label: labels?.endsOn,
      value: endsOn ? <Day day={endsOn} mark={fieldMark(campaign, 'endsOn')} /> : null,
    },
    { label: labels?.organizer, value: organizer },
    { label: labels?.recipient, value: recipient },
    {
      label: labels?.verifiedOn,
      value: verifiedOn ? <Day day={verifiedOn} mark={fieldMark(campaign, 'verifiedOn')} /> : null,
    },
  ].filter(({ label, value }) => label && value)
  return (
    <>
      {showsProgress && labels?.raised ? (
        <progress
          className="campaign-progress"
          max={goalAmount}
          value={Math.min(raised, goalAmount)}
          aria-label={labels.raised}
        />
      ) : null}
      {facts.length > 0 ? (
        <dl className="campaign-facts">
          {facts.map(({ label, value, isSum = false }) => (
            <Fact key={label} label={label} isSum={isSum}>
              {value}
            </Fact>
          ))}
        </dl>
      ) : null}
      {goal && !hasGoal ? <p className="title title-s campaign-goal">{goal}</p> : null}
    </>
  )
}

interface FactProps {
  label: string | null | undefined
  isSum: boolean
  children: ReactNode
}

function Fact({ label, isSum, children }: FactProps) {
  return (
    <div className={isSum ? 'campaign-fact campaign-fact-sum' : 'campaign-fact'}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Day({ day, mark }: { day: string; mark: EditMark }) {
  return (
    <time dateTime={day} {...mark}>
      {formatDate(day)}
    </time>
  )
}

const pesos = new Intl.NumberFormat('es-AR', {
  style: 'currency',
  currency: 'ARS',
  maximumFractionDigits: 0,
})

function formatAmount(amount: number | null): string | null {
  return amount === null ? null : pesos.format(amount)
}
