import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret'
import type { House } from './house'

/** The address with which the Studio opens the site, with a secret that it has just made. */
export async function enableAddress({ client, origin }: House, page: string): Promise<string> {
  const { secret } = await createPreviewSecret(client, 'test', `${origin}/studio`)
  const query = new URLSearchParams({
    'sanity-preview-secret': secret,
    'sanity-preview-perspective': 'drafts',
    'sanity-preview-pathname': page,
  })
  return `/preview/enable?${query.toString()}`
}
