import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret'
import { type APIRequestContext, expect } from 'playwright/test'
import type { TestInstance } from './test-instance'

/** Signs in as the Studio does. Only with its session a link of the Studio opens a preview. */
export async function openStudioSession(request: APIRequestContext, instance: TestInstance) {
  const { administrator, origin } = instance
  const signedIn = await request.post(`${origin}/lake/login`, {
    headers: { origin },
    form: { origin: `${origin}/studio`, type: 'cookie', ...administrator },
    maxRedirects: 0,
  })
  expect(signedIn.status()).toBe(303)
}

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
