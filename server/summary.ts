import type { Env } from '#config/env.server'
import { LOOPBACK_NAMES } from '#config/mail.server'
import { MAIL_PATH, STUDIO_PATH } from './paths'
import { row } from './summary-row'

/** Addresses and settings for the terminal, a line each. */
export function summarize(settings: Env): string[] {
  const { content, dataDir, relay, siteUrl } = settings
  return [
    row('Site', siteUrl),
    row('Studio', `${siteUrl}${STUDIO_PATH}`),
    relay?.showsPages ? row('Mail', `${siteUrl}${MAIL_PATH}`) : [],
    content.kind === 'embedded'
      ? row('Data folder', dataDir)
      : row('Dataset', `${content.projectId}/${content.dataset} (hosted)`),
    isBehindUnknownProxy(settings)
      ? row('Proxy', 'not named in TRUSTED_PROXIES: all visitors count as one caller')
      : [],
  ].flat()
}

/** A public address of a site that listens on the loopback needs a proxy in front. */
export function isBehindUnknownProxy({ siteUrl, host, trustedProxies }: Env): boolean {
  const isPublic = !LOOPBACK_NAMES.includes(new URL(siteUrl).hostname)
  return isPublic && LOOPBACK_NAMES.includes(host) && trustedProxies.length === 0
}
