import type { Env } from '../config/env.server'
import { LOOPBACK_NAMES } from '../config/mail.server'
import { REHEARSAL_PATH } from '../config/rehearsal.server'
import { MAIL_PATH, STUDIO_PATH } from './paths'
import { row } from './summary-row'

/** Where everything is, for the person at the terminal: a line each. */
export function summaryOf(settings: Env): string[] {
  const { content, dataDir, rehearsal, relay, siteUrl } = settings
  return [
    row('Site', siteUrl),
    row('Studio', `${siteUrl}${STUDIO_PATH}`),
    relay?.showsPages ? row('Mail', `${siteUrl}${MAIL_PATH}`) : [],
    rehearsal === undefined ? [] : row('Rehearsal', `${siteUrl}${REHEARSAL_PATH}`),
    content.kind === 'embedded'
      ? row('Data folder', dataDir)
      : row('Dataset', `${content.projectId}/${content.dataset} (hosted)`),
    isBehindUnknownProxy(settings)
      ? row('Proxy', 'not named in TRUSTED_PROXIES: all visitors count as one caller')
      : [],
  ].flat()
}

/** An address of the open network at a port of this machine: something passes its callers on. */
function isBehindUnknownProxy({ siteUrl, host, trustedProxies }: Env): boolean {
  const isPublic = !LOOPBACK_NAMES.includes(new URL(siteUrl).hostname)
  return isPublic && LOOPBACK_NAMES.includes(host) && trustedProxies.length === 0
}
