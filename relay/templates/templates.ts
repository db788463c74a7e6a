import { relayAccount } from '../../config/mail.server'
import { investorRequest } from './investor-request'
import { newsletter } from './newsletter'

/** What a template may use, by name. Absent is the same as empty. */
export type Variables = Readonly<Partial<Record<string, string>>>

/** One kind of message, in the words of the team that reads it. */
export interface Template {
  readonly subject: (variables: Variables) => string
  readonly text: (variables: Variables) => string
  /** Whom an answer should reach, as typed: it may be no address at all. */
  readonly replyTo: (variables: Variables) => { readonly name: string; readonly address: string }
  /**
   * The most characters that a visitor may send of each variable; absent for a template that is for
   * the site's own server alone.
   */
  readonly longestOfVisitors?: Readonly<Record<string, number>>
}

/**
 * The templates by their ids. The relay knows no dataset, so their words stand here, as those of
 * an account of the e-mail service stand in its dashboard.
 */
export const templates: ReadonlyMap<string, Template> = new Map<string, Template>([
  [relayAccount.templates.investor, investorRequest],
  [relayAccount.templates.newsletter, newsletter],
])
