import {
  type FieldIssues,
  type InvestorField,
  investorFields,
  type IssueCode,
} from '~/services/investor-requests/form/definition'
import type { RequestRejection } from '~/services/investor-requests/form/reply'
import type { InvestorFormSettings } from '~/services/investor-requests/form/settings'
import type { InvestorsPageQueryResult } from '~/sanity/types.generated'
import type { InvestorsPage } from '../visible-page'

/** Texts of the form from the page’s document. */
export type FormWords = NonNullable<NonNullable<InvestorsPageQueryResult['page']>['form']>

/** Messages about what was typed and sent. */
export type FormMessages = InvestorsPageQueryResult['messages']

/** Everything the form needs to render. */
export interface FormContent {
  words: FormWords
  /** Contents of the plan that the visitor requests. */
  plan: InvestorsPage['planList']
  messages: FormMessages
  settings: InvestorFormSettings
  /** The chat with the company; undefined without a number. */
  chat: string | undefined
}

/**
 * The dataset’s message for a validation issue or a rejection; undefined while it has none
 * (CMS-08).
 */
export function getMessage(
  messages: FormMessages,
  code: IssueCode | RequestRejection | undefined,
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

export function hasIssues(issues: FieldIssues): boolean {
  return Object.keys(issues).length > 0
}

export function filterIssues(
  issues: FieldIssues,
  matches: (field: InvestorField) => boolean,
): FieldIssues {
  const filtered: FieldIssues = {}
  for (const field of investorFields) {
    const code = issues[field]
    if (code !== undefined && matches(field)) filtered[field] = code
  }
  return filtered
}
