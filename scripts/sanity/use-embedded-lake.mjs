import { createRequire } from 'node:module'
import { readVariables } from '../../config/variables.server.mjs'
import './resolve-localhost.mjs'

/**
 * Preloaded into `sanity exec` and `sanity migration`, which ignore `api.apiHost` or force https.
 * - Clients that name no host, such as those of `getCliClient`, call the embedded lake.
 * - `fetch` reaches `https://{projectId}.localhost` by http.
 */
const { LAKE_API_HOST: apiHost, LAKE_PROJECT: project, SANITY_AUTH_TOKEN: token } = readVariables()

// @sanity/cli loads the CommonJS build and looks the function up at each call.
const clientModule = createRequire(import.meta.url)('@sanity/client')
const { createClient } = clientModule
clientModule.createClient = (/** @type {import('@sanity/client').ClientConfig} */ config) =>
  createClient(
    config.projectId === project && config.apiHost === undefined
      ? { ...config, apiHost, useProjectHostname: false, token: config.token ?? token }
      : config,
  )

const { fetch: fetchAnything } = globalThis
globalThis.fetch = (input, init) => fetchAnything(toLocalAddress(input), init)

/** @param {Parameters<typeof fetch>[0]} input */
function toLocalAddress(input) {
  if (typeof input !== 'string') return input
  const url = new URL(input)
  if (url.protocol !== 'https:' || url.hostname !== `${project}.localhost`) return input
  // @sanity/migrate puts two slashes before the version.
  return `http://${url.host}${url.pathname.replace(/^\/+/, '/')}${url.search}`
}
