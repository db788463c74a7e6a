import { createClient, type ClientConfig } from '@sanity/client'
import { clientConfig } from '#config/client-config'
import type { Backend } from './backend'
import { protectFixedDocuments } from './fixed-documents'
import { pageSession } from './lake/session'
import { currentUserSchema, lakeRequester } from './lake-requester'
import type { Connection } from './studio-config'

type LakeBackend = Extract<Backend, { kind: 'embedded' }>

/** Staff sign in, so a token in the browser is intended. The lake has no CDN. */
const staffOptions = { ignoreBrowserTokenWarning: true, useCdn: false }

/**
 * Returns the Studio's connection to the dataset and its sign-in. The hosted service uses the
 * Studio's defaults; the embedded lake answers on the Studio's origin.
 */
export function browserConnection(backend: Backend): Connection {
  if (backend.kind === 'embedded') return lakeConnection(backend)
  const { projectId, dataset } = backend
  const options = { requester: protectFixedDocuments() }
  return {
    projectId,
    dataset,
    unstable_clientFactory: (config) => createClient({ ...config, ...options }),
  }
}

/**
 * Ends the session whose token an older version has left in the browser's storage, where scripts
 * could read it. Its user signs in once more and gets a cookie (decision 52).
 */
export async function endStoredSession(backend: Backend): Promise<void> {
  if (backend.kind === 'hosted') return
  const key = `__studio_auth_token_${backend.projectId}`
  const stored = localStorage.getItem(key)
  if (stored === null) return
  localStorage.removeItem(key)
  const token = /"token":"([\w-]+)"/.exec(stored)?.[1] ?? ''
  const headers = { Authorization: `Bearer ${token}` }
  await fetch(`${backend.lakePath}/v1/auth/logout`, { method: 'POST', headers }).catch(
    () => undefined,
  )
}

/**
 * Lists the lake's datasets other than the site's, for administrators. A signed-out user gets the
 * dataset in the path, to sign in there.
 * @returns names; none for other users, on the hosted service, and when the lake does not answer
 */
export async function listOtherDatasets(backend: Backend): Promise<readonly string[]> {
  if (backend.kind === 'hosted') return []
  try {
    const client = lakeConnection(backend).unstable_clientFactory({})
    const { id, roles } = currentUserSchema.parse(await client.request({ url: '/users/me' }))
    const inPath = /^\/studio-([a-z0-9_-]+)/.exec(location.pathname)?.[1]
    if (id === undefined) return inPath === undefined ? [] : [inPath]
    if (!roles.some(({ name }) => name === 'administrator')) return []
    const datasets = await client.datasets.list()
    return datasets.map(({ name }) => name).filter((name) => name !== backend.dataset)
  } catch {
    return []
  }
}

function lakeConnection({ projectId, dataset, lakePath }: LakeBackend) {
  const apiHost = `${location.origin}${lakePath}`
  const content = { kind: 'embedded', projectId, dataset, apiHost, publicApiHost: apiHost } as const
  const lake = clientConfig(content)
  const requesterOptions = lakeRequester({ session: pageSession })
  return {
    projectId,
    dataset,
    unstable_clientFactory: (options: ClientConfig) =>
      createClient({ ...lake, ...options, ...staffOptions, ...requesterOptions }),
    // The lake's sign-in page is the only provider, so the Studio redirects to it. `mode` keeps the
    // Studio from requesting more providers from the server; a function as `providers` would not.
    auth: {
      // The session is in a cookie that scripts cannot read (decision 52).
      loginMethod: 'cookie' as const,
      mode: 'replace' as const,
      redirectOnSingle: true,
      providers: [
        { name: 'local', title: 'Entrar con e-mail y contraseña', url: `${apiHost}/login` },
      ],
    },
  }
}
