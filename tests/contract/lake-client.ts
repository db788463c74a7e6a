import { createClient, type ClientConfig } from '@sanity/client'

/** The project and the dataset of every lake that tests start. */
export const PROJECT = 'embedded'
export const DATASET = 'production'

/** Options that make a client speak to a lake at `apiHost` itself, not to a host of the project. */
const direct = { useProjectHostname: false, useCdn: false }

/** A real client that speaks to the lake at this origin. */
export function clientAt(origin: string, config: Partial<ClientConfig> = {}) {
  return createClient({
    projectId: PROJECT,
    dataset: DATASET,
    apiVersion: '2025-02-19',
    apiHost: origin,
    ...direct,
    ...config,
  })
}
