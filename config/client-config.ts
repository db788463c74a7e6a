import type { ClientConfig } from '@sanity/client'

/** Version of the API, by date; its default perspective is `published`. */
export const API_VERSION = '2025-02-19'

/** Where the hosted service serves assets. */
export const HOSTED_ASSETS = 'https://cdn.sanity.io'

/** The dataset: at the hosted service, or in the embedded lake. */
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
 * Settings of `@sanity/client` for either kind of dataset. Requests skip the hosted service's CDN,
 * which receives a publish later.
 * @param content as `env().content`
 */
export function clientConfig(content: ContentSource): ClientConfig {
  const { projectId, dataset } = content
  // The lake has one host for all projects.
  const host =
    content.kind === 'embedded' ? { apiHost: content.apiHost, useProjectHostname: false } : {}
  return { projectId, dataset, ...host, apiVersion: API_VERSION, useCdn: false }
}

/** The dataset's API, for servers. */
export function getApiHost(content: ContentSource): string {
  return content.kind === 'embedded'
    ? content.apiHost
    : `https://${content.projectId}.api.sanity.io`
}

/**
 * The embedded dataset, for code that works only with the embedded lake.
 * @param hint a sentence for the error: what to do with a hosted dataset
 * @throws Error when the dataset is hosted
 */
export function embeddedContent({ content }: { content: ContentSource }, hint: string) {
  if (content.kind === 'embedded') return content
  throw new Error(
    `SANITY_PROJECT_ID is set: the hosted service is used, not the embedded lake. ${hint}`,
  )
}
