import { relayAccount } from '../../../../config/mail.server'
import { investorRequest } from './investor-request'
import { newsletter } from './newsletter'
import type { Template } from './template'

/** The templates by id. */
export const templates: ReadonlyMap<string, Template> = new Map<string, Template>([
  [relayAccount.templates.investor, investorRequest],
  [relayAccount.templates.newsletter, newsletter],
])
