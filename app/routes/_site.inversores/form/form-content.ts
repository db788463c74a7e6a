import {
  type FieldProblems,
  type InvestorField,
  investorFields,
  type ProblemCode,
} from '~/lib/investor-form/definition'
import type { RequestRefusal } from '~/lib/investor-form/reply'
import type { InvestorFormSettings } from '~/lib/investor-form/settings'
import type { InvestorsPageQueryResult } from '~/sanity/types.generated'
import type { InvestorsPage } from '../content'

/** The words around the fields. */
export type FormWords = NonNullable<NonNullable<InvestorsPageQueryResult['page']>['form']>

/** What the form says of what was typed and sent. */
export type FormMessages = InvestorsPageQueryResult['messages']

/** Everything the form shows and needs to know. */
export interface FormContent {
  words: FormWords
  /** What the visitor asks for. */
  plan: InvestorsPage['planList']
  messages: FormMessages
  settings: InvestorFormSettings
}

/** The dataset's words for a problem or a refusal; undefined while it has none (CMS-08). */
export function messageOf(
  messages: FormMessages,
  code: ProblemCode | RequestRefusal | undefined,
): string | undefined {
  switch (code) {
    case undefined:
      return undefined
    case 'fieldRequired':
    case 'tooManyRequests':
    case 'notAccepted':
    case 'tooLarge':
      return messages?.general?.[code] ?? undefined
    default:
      return messages?.investor?.[code] ?? undefined
  }
}

/** True when there is anything to mend. */
export function hasProblems(problems: FieldProblems): boolean {
  return Object.keys(problems).length > 0
}

/** The problems of those fields for which `holds` is true. */
export function problemsWhere(
  problems: FieldProblems,
  holds: (field: InvestorField) => boolean,
): FieldProblems {
  const held: FieldProblems = {}
  for (const field of investorFields) {
    const code = problems[field]
    if (code !== undefined && holds(field)) held[field] = code
  }
  return held
}
