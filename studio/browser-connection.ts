import { createClient, type ClientConfig } from '@sanity/client'
import { _createAuthStore } from 'sanity'
import { clientConfig } from '../config/client-config'
import type { Backend } from './backend'
import { lakeRequester } from './lake-requester'
import type { Connection } from './studio-config'

/** Staff sign in, so a token in the browser is intended. The lake has no CDN. */
const staffOptions = { ignoreBrowserTokenWarning: true, useCdn: false }

/**
 * Returns the Studio's connection to the dataset and its sign-in. The hosted service uses the
 * Studio's defaults; the embedded lake answers on the Studio's origin.
 */
export function browserConnection(backend: Backend): Connection {
  const { kind, projectId, dataset } = backend
  return kind === 'hosted' ? { projectId, dataset } : lakeConnection(backend)
}

/**
 * Exchanges the one-time id of a sign-in for a token before the Studio starts (CMS-04).
 * Otherwise sanity 4 requests the current user at the same time; if that request is faster, the
 * Studio shows the sign-in page again. After a rejected id the user stays signed out.
 */
export async function completeSignIn(backend: Backend): Promise<void> {
  if (backend.kind === 'hosted') return
  const { projectId, dataset, unstable_clientFactory, auth } = lakeConnection(backend)
  // The Studio creates another store, which reads the token when it is created.
  const store = _createAuthStore({
    ...{ projectId, dataset, ...auth },
    clientFactory: unstable_clientFactory,
  })
  await store.handleCallbackUrl?.().catch(() => undefined)
}

function lakeConnection({ projectId, dataset, lakePath }: Extract<Backend, { kind: 'embedded' }>) {
  const apiHost = `${location.origin}${lakePath}`
  const content = { kind: 'embedded', projectId, dataset, apiHost, publicApiHost: apiHost } as const
  const lake = clientConfig(content)
  // After a reload the Studio shows the sign-in page, which leads back here.
  const requesterOptions = lakeRequester({ onSessionEnd: () => location.reload() })
  return {
    projectId,
    dataset,
    unstable_clientFactory: (options: ClientConfig) =>
      createClient({ ...lake, ...options, ...staffOptions, ...requesterOptions }),
    auth: createSignInOptions(`${apiHost}/login`),
  }
}

/**
 * The lake's sign-in page is the only provider, so the Studio redirects to it. With `mode` it does
 * not request more providers from the server; the function form of `providers` would.
 */
function createSignInOptions(url: string) {
  return {
    loginMethod: 'token' as const,
    mode: 'replace' as const,
    redirectOnSingle: true,
    providers: [{ name: 'local', title: 'Entrar con e-mail y contraseña', url }],
  }
}
