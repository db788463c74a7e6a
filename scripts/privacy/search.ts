import path from 'node:path'
import { z } from 'zod'
import { deletePersonalDocuments, getPublishedId } from '#config/delete-documents'
import type { Env } from '#config/env.server'
import { fingerprint } from '#app/services/investor-requests/form/fingerprint.server'
import { mapFields } from '#config/investor-request'
import { createPersonMatcher, type Person, type PersonMatcher } from '#config/person'
import {
  hasStoredCopies,
  openStoredCopies,
  type StoredCopy,
} from '#app/services/investor-requests/index.server'
import { createDatasetClient } from '#seed/connection'
import { type DatasetTraces, findInDatasets, type TracedDocument } from './dataset-traces'
import { findInFiles } from './file-traces'

/** What the product stores about a person, by place. */
export interface PersonTraces {
  datasets: readonly DatasetTraces[]
  /** The token may not list datasets, so only the site's was searched. */
  hasUnlistedDatasets: boolean
  /** Requests that wait for the dataset or their e-mail. */
  outbox: readonly StoredCopy[]
  /** Accounts of the Studio, of the embedded lake. */
  accounts: readonly string[]
  /** Files of the data folder whose bytes contain an address or number of the person. */
  files: readonly string[]
}

const usersShape = z.array(z.object({ id: z.string(), email: z.string() }))

/** Searches every place that can be searched. @throws Error when one of them is not readable */
export async function findPerson(settings: Env, person: Person): Promise<PersonTraces> {
  const matcher = createPersonMatcher(person)
  const { traces: datasets, unlisted } = await findInDatasets(settings, matcher)
  const ids = new Set(datasets.flatMap(({ own }) => own.map(({ _id }) => getPublishedId(_id))))
  return {
    datasets,
    hasUnlistedDatasets: unlisted,
    outbox: readOutbox(settings).filter(
      ({ documentId, request }) =>
        ids.has(documentId) || Object.values(request ?? {}).some(matcher.isContact),
    ),
    accounts: await findAccounts(settings, matcher),
    files: await findInFiles(settings.dataDir, person),
  }
}

/**
 * Deletes what is the person's: outbox, and documents with their history. What only mentions the
 * person stays. The site then deletes the e-mails of its relay, as after a deletion in the Studio.
 * Repeats the search, because a delivery may have been in progress.
 * @returns what is left
 */
export async function erasePerson(settings: Env, person: Person): Promise<PersonTraces> {
  let traces = await findPerson(settings, person)
  for (let round = 0; round < MAX_ROUNDS && hasOwn(traces); round += 1) {
    await eraseTraces(settings, traces)
    traces = await findPerson(settings, person)
  }
  return traces
}

const MAX_ROUNDS = 3

/** Whether anything is left that `erasePerson` deletes. */
export const hasOwn = ({ datasets, outbox }: PersonTraces): boolean =>
  outbox.length > 0 || datasets.some(({ own }) => own.length > 0)

async function eraseTraces(settings: Env, { datasets, outbox }: PersonTraces) {
  const copies = openStoredCopies(settings.requests.dir)
  try {
    // First, so that `repeatErasures` also finds documents whose deletion failed midway.
    copies.noteErased([
      ...datasets.flatMap(({ own }) => own.flatMap(listNames)),
      ...outbox.flatMap(({ documentId, record }) => [documentId, record.fingerprint]),
    ])
    // Before the datasets, so that the site does not store or send them again.
    for (const copy of outbox) copies.remove(copy)
    for (const { client, own } of datasets)
      await deletePersonalDocuments(
        client,
        own.map(({ _id }) => _id),
      )
  } finally {
    copies.close()
  }
}

function readOutbox({ requests: { dir } }: Env): readonly StoredCopy[] {
  if (!hasStoredCopies(dir)) return []
  const copies = openStoredCopies(dir)
  try {
    return copies.list()
  } finally {
    copies.close()
  }
}

const text = z.string().catch('')
const requestFields = z.object(mapFields(() => text))

/** The id of a document and, as its e-mail has it, the fingerprint of a request. */
function listNames(document: TracedDocument): string[] {
  const id = getPublishedId(document._id)
  if (document._type !== 'investorRequest') return [id]
  return [id, fingerprint(requestFields.parse(document))]
}

/** Ids of the person's accounts. Those of the hosted service are managed there. */
async function findAccounts(settings: Env, { isContact }: PersonMatcher): Promise<string[]> {
  if (settings.content.kind === 'hosted') return []
  const url = `/projects/${settings.content.projectId}/users`
  const users = await createDatasetClient(settings).request<unknown>({ url })
  return usersShape.parse(users).flatMap(({ id, email }) => (isContact(email) ? [id] : []))
}

/**
 * Deletes the documents again that were deleted before, and that a restored backup has brought
 * back. Documents that are newer than their deletion stay: the person has sent them since.
 * @param confirm receives the ids of each dataset
 * @returns the number of deleted documents
 * @throws Error when no deletion is listed, as on a machine that has the backup only
 */
export async function repeatErasures(
  settings: Env,
  confirm: (ids: readonly string[], dataset: string) => Promise<boolean>,
): Promise<number> {
  const erased = readErased(settings)
  const { traces } = await findInDatasets(settings, {
    isContact: () => true,
    isMentioned: () => false,
  })
  let count = 0
  for (const { client, dataset, own } of traces) {
    const ids = own.flatMap(({ _id, createdAt, _createdAt }) => {
      const at = erased.get(getPublishedId(_id))
      const created = Date.parse(createdAt ?? _createdAt ?? '')
      return at !== undefined && !(created > at) ? [_id] : []
    })
    if (ids.length === 0 || !(await confirm(ids, dataset))) continue
    await deletePersonalDocuments(client, ids)
    count += ids.length
  }
  return count
}

/** Times of the listed deletions, by id of the document. */
function readErased({ requests: { dir } }: Env): ReadonlyMap<string, number> {
  const erased = new Map<string, number>()
  if (hasStoredCopies(dir)) {
    const copies = openStoredCopies(dir)
    for (const { id, at } of copies.listErased()) erased.set(id, at)
    copies.close()
  }
  if (erased.size > 0) return erased
  throw new Error(
    `${path.join(dir, 'requests.db')} lists no deletions, so none was repeated. Backups do not contain this file. If this machine replaces another one, stop the product on both, copy the folder ${dir} from the old machine, start the product and run this again.`,
  )
}
