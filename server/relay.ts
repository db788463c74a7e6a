import { explainStartError } from 'content-lake/start-error'
import { startRelay, type Relay, type RelayOptions } from 'mail-relay/server'
import type { Env } from '#config/env.server'
import { fingerprint } from '#app/services/investor-requests/form/fingerprint.server'
import { listenOptions } from '#config/inherited-sockets.server'
import { processLogger } from '#config/logger.server'
import { relayAccount } from '#config/mail.server'
import { mailTemplates } from './mail-templates'

/** What the site adds to the settings of its environment. */
export const siteOptions = {
  account: { ...relayAccount, templates: mailTemplates },
  getFingerprint: ({ templateId, variables }) =>
    templateId === relayAccount.templates.investor ? fingerprint(variables) : undefined,
  keepVisitorMessages: 10_000,
} satisfies Partial<RelayOptions>

/**
 * Starts the mail relay with the site's templates and its own logger.
 * @throws Error with a message for the terminal when it cannot start
 */
export async function startSiteRelay(settings: NonNullable<Env['relay']>): Promise<Relay> {
  const { port, ...options } = settings
  const logger = processLogger('relay')
  try {
    return await startRelay(
      {
        ...options,
        ...siteOptions,
        // The relay logs only problems and deletions.
        log: (message, facts) => logger.warn(facts, message),
      },
      listenOptions('relay', { port, host: '127.0.0.1' }),
    )
  } catch (error) {
    const { dir } = settings
    const reason = explainStartError(error, { dir, port, portOption: 'RELAY_PORT' })
    throw new Error(`The mail relay could not start. ${reason}`, { cause: error })
  }
}
