import { plainTitle } from '~/components/accent-title'
import type { FormContent } from './form-content'

/** What the visitor asks for, beside the form where there is room for it. */
export function PlanContents({ plan }: Pick<FormContent, 'plan'>) {
  if (!plan) return null
  return (
    <div className="form-plan">
      <p className="small">{plainTitle(plan.title)}</p>
      <ul className="plain-list">
        {plan.items.map(({ _key, title }) => (
          <li key={_key}>{title}</li>
        ))}
      </ul>
    </div>
  )
}
