import { plainTitle } from '~/components/accent-title'
import type { FormContent } from './form-content'

/** Contents of the requested plan, beside the form on wide screens. */
export function PlanContents({ plan }: Pick<FormContent, 'plan'>) {
  if (!plan) return null
  return (
    <div className="form-plan wide-only">
      <p className="small">{plainTitle(plan.title)}</p>
      <ul className="plain-list">
        {plan.items.map(({ _key, title }) => (
          <li key={_key}>{title}</li>
        ))}
      </ul>
    </div>
  )
}
