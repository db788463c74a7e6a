import type { SanityClient } from '@sanity/client'
import { PERSONAL_TYPES } from 'content-lake/personal-types'
import { z } from 'zod'
import { getApiHost } from '#config/client-config'
import { type Env, writeToken } from '#config/env.server'
import type { PersonMatcher } from '#config/person'
import { selectDocuments } from '#config/person-documents'
import { createDatasetClient } from '#seed/connection'

/** A document of a dataset; drafts and versions are documents of their own. */
export type TracedDocument = z.output<typeof documentShape>

/** What a dataset has of a person. */
export interface DatasetTraces {
  dataset: string
  client: SanityClient
  /** Requests and sign-ups of the person. */
  own: readonly TracedDocument[]
  /** Other documents that name an address or number of the person. */
  mentions: readonly TracedDocument[]
}

const documentShape = z.looseObject({
  _id: z.string(),
  _type: z.string(),
  createdAt: z.string().nullish().catch(undefined),
  _createdAt: z.string().optional(),
})

/**
 * Looks into every document of every dataset that the token reads.
 * @returns `unlisted` is true when the token may not list datasets: then only the site's was read
 */
export async function findInDatasets(settings: Env, matcher: PersonMatcher) {
  const site = settings.content.dataset
  const client = createDatasetClient(settings)
  const listed = await client.datasets.list().then(
    (datasets) => datasets.map(({ name }) => name),
    // Tokens of the hosted service may lack that permission.
    () => undefined,
  )
  const traces: DatasetTraces[] = []
  for (const dataset of new Set([site, ...(listed ?? [])])) {
    const all = await readDocuments(settings, dataset)
    const found = selectDocuments(all, matcher, (type) => PERSONAL_TYPES.includes(type))
    traces.push({ dataset, client: client.withConfig({ dataset }), ...found })
  }
  return { traces, unlisted: listed === undefined }
}

/** All documents, drafts and private ones included. */
async function readDocuments(settings: Env, dataset: string): Promise<TracedDocument[]> {
  const response = await fetch(`${getApiHost(settings.content)}/v1/data/export/${dataset}`, {
    headers: { authorization: `Bearer ${writeToken(settings)}` },
  })
  if (!response.ok)
    throw new Error(`The dataset ${dataset} cannot be read: status ${response.status}.`)
  const lines = (await response.text()).split('\n')
  return lines.filter(Boolean).map((line) => documentShape.parse(JSON.parse(line)))
}
