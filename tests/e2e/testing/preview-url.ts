import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret'
import { type APIRequestContext, expect } from 'playwright/test'
import type { TestInstance } from './test-instance'

/**
 * Signs in as the Studio does. Only with its session a link of the Studio opens a preview.
 * @returns the address that the sign-in leads to
 */
export async function openStudioSession(
  request: APIRequestContext,
  { administrator, origin }: TestInstance,
  path = '/studio',
  { email, password } = administrator,
): Promise<string> {
  const signedIn = await request.post(`${origin}/lake/login`, {
    headers: { origin },
    form: { origin: `${origin}${path}`, type: 'cookie', email, password },
    maxRedirects: 0,
  })
  expect(signedIn.status()).toBe(303)
  return signedIn.headers().location ?? ''
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
