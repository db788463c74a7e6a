import { createClient, type ClientConfig } from '@sanity/client'
import { _createAuthStore } from 'sanity'
import { clientConfig } from '../config/client-config'
import type { Backend } from './backend'
import { lakeRequester } from './lake-requester'
import type { Connection } from './studio-config'

/** Staff sign in, so that a token in the browser is meant; and there is no CDN before the lake. */
const forStaff = { ignoreBrowserTokenWarning: true, useCdn: false }

/**
 * How the Studio in a browser reaches its dataset and signs people in. On the hosted service both
 * are the Studio's own defaults; the embedded lake answers on the Studio's origin.
 */
export function browserConnection(backend: Backend): Connection {
  const { kind, projectId, dataset } = backend
  return kind === 'hosted' ? { projectId, dataset } : lakeConnection(backend)
}

/**
 * Ends a sign-in that has just led back here: its one-time id becomes the token that the Studio
 * starts with. Left to itself the Studio (sanity 4) asks who is there while it exchanges the id, and
 * where that answer comes first it sends who has signed in back to the sign-in page (CMS-04). An id
 * that is not taken leaves the person signed out, and the Studio leads to that page.
 */
export async function completeSignIn(backend: Backend): Promise<void> {
  if (backend.kind === 'hosted') return
  const { projectId, dataset, unstable_clientFactory, auth } = lakeConnection(backend)
  // Not the store that the Studio will use: that one looks for a token when it is made.
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
  // Opened anew, the Studio finds nobody signed in, leads to the sign-in page, and from there back.
  const patience = lakeRequester({ onSessionEnd: () => location.reload() })
  return {
    projectId,
    dataset,
    unstable_clientFactory: (options: ClientConfig) =>
      createClient({ ...lake, ...options, ...forStaff, ...patience }),
    auth: localSignIn(`${apiHost}/login`),
  }
}

/**
 * One way in: the lake's own sign-in page, where people are sent at once. `mode` keeps the Studio
 * from asking the server for further ways, which the function form of `providers` would not.
 */
function localSignIn(url: string) {
  return {
    loginMethod: 'token' as const,
    mode: 'replace' as const,
    redirectOnSingle: true,
    providers: [{ name: 'local', title: 'Entrar con e-mail y contraseña', url }],
  }
}
