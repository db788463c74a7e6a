import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret'
import type { TestInstance } from './test-instance'

/** Creates the URL with a new secret that the Studio opens to preview a page. */
export async function previewUrl({ client, origin }: TestInstance, page: string): Promise<string> {
  const { secret } = await createPreviewSecret(client, 'test', `${origin}/studio`)
  const query = new URLSearchParams({
    'sanity-preview-secret': secret,
    'sanity-preview-perspective': 'drafts',
    'sanity-preview-pathname': page,
  })
  return `/preview/enable?${query.toString()}`
}
