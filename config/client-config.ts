import type { ClientConfig } from '@sanity/client'

/** The API's version by date: its default perspective is `published`. */
export const API_VERSION = '2025-02-19'

/** Where the hosted service serves pictures and files. */
export const HOSTED_ASSETS = 'https://cdn.sanity.io'

/** Where the dataset lives: at the hosted service, or in the embedded lake. */
export type ContentSource =
  | { kind: 'hosted'; projectId: string; dataset: string }
  | {
      kind: 'embedded'
      projectId: string
      dataset: string
      /** For servers on this machine. */
      apiHost: string
      /** For browsers: the same API through the site's own origin. */
      publicApiHost: string
    }

/**
 * Settings of a client for the dataset, wherever it lives; the only place that knows how the
 * embedded lake is addressed. The hosted service is asked directly, not through its CDN, which
 * learns of a publish later.
 * @param content where the dataset lives, as `env().content`
 */
export function clientConfig(content: ContentSource): ClientConfig {
  const { projectId, dataset } = content
  const place = content.kind === 'embedded' ? placeAt(content.apiHost) : {}
  return { projectId, dataset, ...place, apiVersion: API_VERSION, useCdn: false }
}

interface SiteSource {
  content: ContentSource
  rehearsal?: { datasetOrigin: string } | undefined
}

/**
 * As `clientConfig`, for the site's own server: while failures are rehearsed it asks by way of the
 * rehearsal (ERR-03), which scripts, tests and the Studio do not.
 */
export function siteClientConfig({ content, rehearsal }: SiteSource): ClientConfig {
  const detour = rehearsal === undefined ? {} : placeAt(rehearsal.datasetOrigin)
  return { ...clientConfig(content), ...detour }
}

/** The API at one address for all projects, as the embedded lake has it. */
function placeAt(apiHost: string) {
  return { apiHost, useProjectHostname: false }
}

/** Where servers find the dataset's API. */
export function apiHostOf(content: ContentSource): string {
  return content.kind === 'embedded'
    ? content.apiHost
    : `https://${content.projectId}.api.sanity.io`
}

/** Where servers find the dataset's pictures and files. */
export function assetHostOf(content: ContentSource): string {
  return content.kind === 'embedded' ? content.apiHost : HOSTED_ASSETS
}
