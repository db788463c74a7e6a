import { randomBytes } from 'node:crypto'
import type { SanityClient } from '@sanity/client'
import { validateEmail } from '../../../../app/lib/forms/email-address'

/** Revisions by document id. */
type Revisions = ReadonlyMap<string, string>

/** Drafts and published documents; the others have a dot in their id and change with visits. */
const SHARED = '*[!(_id in path("*.**")) || _id in path("drafts.**")]{_id, _rev}'

/**
 * Adds a draft and documents of visitors with a text that nobody anonymous may see.
 * @returns that text
 */
export async function hideSecret(client: SanityClient): Promise<string> {
  const secret = `secreto-${randomBytes(8).toString('hex')}`
  const about = await client.getDocument('aboutPage')
  await client
    .transaction()
    .createOrReplace({ ...about, _id: 'drafts.aboutPage', _type: 'page', title: secret })
    .createOrReplace({ _id: 'investorRequest.fuzz', _type: 'investorRequest', name: secret })
    .createOrReplace({ _id: 'newsletterSignup.fuzz', _type: 'newsletterSignup', note: secret })
    .commit()
  return secret
}

export async function readRevisions(client: SanityClient): Promise<Revisions> {
  const documents = await client.fetch<{ _id: string; _rev: string }[]>(SHARED)
  return new Map(documents.map(({ _id, _rev }) => [_id, _rev]))
}

/**
 * Finds documents that nobody should have been able to write.
 * @param before revisions before anonymous requests; undefined after those of an editor
 */
export async function findWrongWrites(
  client: SanityClient,
  before: Revisions | undefined,
): Promise<string[]> {
  const errors: string[] = []
  if (before !== undefined) {
    const after = await readRevisions(client)
    for (const id of new Set([...before.keys(), ...after.keys()])) {
      if (before.get(id) !== after.get(id)) errors.push(`an anonymous caller changed "${id}"`)
    }
  }
  const requests = await client.fetch<number>(
    'count(*[_type == "investorRequest" && _id != "investorRequest.fuzz"])',
  )
  if (requests > 0) errors.push(`${requests} investor requests without a captcha`)
  const addresses = await client.fetch<unknown[]>(
    '*[_type == "newsletterSignup" && _id != "newsletterSignup.fuzz"].email',
  )
  const wrong = addresses.filter(
    (address) => typeof address !== 'string' || validateEmail(address) !== undefined,
  )
  return [...errors, ...wrong.map((address) => `a sign-up with ${JSON.stringify(address)}`)]
}
