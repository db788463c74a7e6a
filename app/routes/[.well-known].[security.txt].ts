import { env } from '#config/env.server'
import { fileResponse } from '~/lib/http/cache-control'
import { siteIdentity } from '~/sanity/shared-content.server'

/** RFC 9116 requires an expiry date. Browsers and CDNs revalidate the file each time. */
const VALID_MS = 30 * 86_400_000

/** How to report a security problem (RFC 9116); 404 without an e-mail address in the settings. */
export async function loader(): Promise<Response> {
  const email = (await siteIdentity.load())?.email?.trim()
  if (!email) throw new Response(null, { status: 404 })
  const lines = [
    `Contact: mailto:${encodeURI(email)}`,
    `Expires: ${new Date(Date.now() + VALID_MS).toISOString()}`,
    'Preferred-Languages: es, en',
    `Canonical: ${env().siteUrl}/.well-known/security.txt`,
    '',
  ]
  return fileResponse(lines.join('\n'), 'text/plain')
}
