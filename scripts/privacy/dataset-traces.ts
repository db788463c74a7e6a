import type { SanityClient } from '@sanity/client'
import { z } from 'zod'
import { getApiHost } from '#config/client-config'
import { type Env, writeToken } from '#config/env.server'
import { getPublishedId } from '#config/delete-documents'
import { contactFields, mapFields } from '#config/investor-request'
import { accessId } from '#config/investor-room'
import { PERSONAL_TYPES } from 'content-lake/personal-types'
import { listTexts, type PersonMatcher } from '#config/person'
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
  ...mapFields(() => z.string().nullish()),
  // Other types may have any value in it.
  email: z.string().nullish().catch(undefined),
  createdAt: z.string().nullish(),
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
    // The room of a request has no telephone number (ROOM-01).
    const accesses = new Set(all.filter(hasContact).map(({ _id }) => accessId(getPublishedId(_id))))
    const isOwn = (document: TracedDocument) => hasContact(document) || accesses.has(document._id)
    traces.push({
      dataset,
      client: client.withConfig({ dataset }),
      own: all.filter(isOwn),
      mentions: all.filter((each) => !isOwn(each) && listTexts(each).some(matcher.isMentioned)),
    })
  }
  return { traces, unlisted: listed === undefined }

  function hasContact(document: TracedDocument): boolean {
    const contacts = [...contactFields.map((name) => document[name]), document.email]
    return PERSONAL_TYPES.includes(document._type) && contacts.some(matcher.isContact)
  }
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
