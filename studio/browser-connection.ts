import { createClient } from '@sanity/client'
import { clientConfig } from '../config/client-config'
import type { Backend } from './backend'
import type { Connection } from './studio-config'

/** Staff sign in, so that a token in the browser is meant; and there is no CDN before the lake. */
const forStaff = { ignoreBrowserTokenWarning: true, useCdn: false }

/**
 * How the Studio in a browser reaches its dataset and signs people in. On the hosted service both
 * are the Studio's own defaults; the embedded lake answers on the Studio's origin.
 */
export function browserConnection(backend: Backend): Connection {
  const { kind, projectId, dataset } = backend
  if (kind === 'hosted') return { projectId, dataset }
  const apiHost = `${location.origin}${backend.lakePath}`
  const lake = clientConfig({ kind, projectId, dataset, apiHost, publicApiHost: apiHost })
  return {
    projectId,
    dataset,
    unstable_clientFactory: (options) => createClient({ ...lake, ...options, ...forStaff }),
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
