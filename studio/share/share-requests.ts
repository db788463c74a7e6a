import type { SanityClient } from '@sanity/client'
import * as z from 'zod/mini'
import { ANSWER_TYPE, LINK_TYPE } from '#config/review'

/** What a link is about. */
export interface Subject {
  /** Of the published document. */
  readonly id: string
  readonly type: string
  readonly path: string
}

/** What its creator chooses. */
export interface NewLink {
  readonly name: string
  readonly days: number
  /** Id of the draft or version. */
  readonly version: string
  /** Whether it shows the other documents of the version's release, too. */
  readonly showsRelease: boolean
}

const DAY_MS = 86_400_000
const addressSchema = z.object({ address: z.string() })

/** @returns the id of the new link */
export async function createLink(
  client: SanityClient,
  { id, type, path }: Subject,
  { days, ...link }: NewLink,
): Promise<string> {
  const _id = `${LINK_TYPE}.${crypto.randomUUID()}`
  const expiresAt = new Date(Date.now() + days * DAY_MS).toISOString()
  const subject = { document: id, documentType: type, path }
  await client.create({ _id, _type: LINK_TYPE, ...subject, ...link, expiresAt })
  return _id
}

/** Asks the site for the address of a link, which only the site can sign. */
export async function readAddress(id: string): Promise<string> {
  const response = await fetch('/ver/direccion', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ id }),
  })
  if (!response.ok) throw new Error(`The site answered ${response.status}.`)
  return addressSchema.parse(await response.json()).address
}

export async function revokeLink(client: SanityClient, id: string): Promise<void> {
  await client.patch(id).set({ revokedAt: new Date().toISOString() }).commit()
}

/** Approves a revision as a member of staff. */
export async function approve(
  client: SanityClient,
  { id, type }: Pick<Subject, 'id' | 'type'>,
  approval: { readonly revision: string; readonly name: string },
): Promise<void> {
  const _id = `${ANSWER_TYPE}.${id}.${crypto.randomUUID()}`
  const answer = { kind: 'approved', ...approval, text: '', place: '' }
  const subject = { document: id, documentType: type, createdAt: new Date().toISOString() }
  await client.create({ _id, _type: ANSWER_TYPE, ...answer, ...subject })
}
