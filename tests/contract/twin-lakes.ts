import type { ClientConfig, Mutation, SanityClient } from '@sanity/client'
import { startLake, type StartOptions } from './start-lake'

/** What stands in private documents alone: no answer to an anonymous caller may hold any of it. */
export const marks = ['Marca Privada', 'marca@privada.example', 'marcaRevision'] as const

/** Ids of private documents: requests, sign-ups, counts of visits, and drafts and versions of what is public. */
export const privateIds = [
  'investorRequest.k1',
  'investorRequest.k2',
  'newsletterSignup.h1',
  'visitDay.2031-01-01.i1',
  'drafts.investorRequest.k1',
  'versions.r1.investorRequest.k1',
  'drafts.page',
  'versions.r1.page',
  'drafts.onlyDraft',
] as const

const requestTo = (key: string) => ({ _type: 'reference', _ref: key, _weak: true })

/** Public documents that refer to private ones in every way a document can. */
const publicDocuments = [
  {
    _id: 'page',
    _type: 'page',
    title: 'Inicio',
    request: requestTo('investorRequest.k1'),
    requests: [
      { ...requestTo('investorRequest.k1'), _key: 'a' },
      { ...requestTo('newsletterSignup.h1'), _key: 'b' },
    ],
  },
  { _id: 'about', _type: 'page', title: 'Nosotros', request: requestTo('investorRequest.k2') },
  { _id: 'plain', _type: 'page', title: 'Sin nada' },
]

const privateDocuments = privateIds.map((_id, index) => ({
  _id,
  _type: /investorRequest|newsletterSignup|visitDay/.exec(_id)?.[0] ?? 'page',
  title: marks[0],
  user_name: `${marks[0]} ${String(index)}`,
  user_email: marks[1],
  email: marks[1],
  status: 'nueva',
  createdAt: '2031-01-01T00:00:00.000Z',
}))

/** Mutations of one transaction. */
interface Writes {
  readonly open?: readonly Mutation[]
  /** Left out where there are no private documents. */
  readonly hidden?: readonly Mutation[]
}

/** One of the two lakes, as its editor and its visitors find it. */
export interface Twin {
  readonly origin: string
  visitor(config?: Partial<ClientConfig>): SanityClient
  /** A new token of an editor. */
  editorToken(): string
  /** Commits a transaction by its id, if anything of it is for this lake. */
  write(id: string, writes: Writes): Promise<void>
}

/**
 * Starts two lakes with the same public documents, of which only the first has private ones. What
 * an anonymous caller is answered by the two must not differ: then there is no sign of what is
 * private.
 */
export async function startTwins(
  options?: Pick<StartOptions, 'atEnd'>,
): Promise<readonly [withPrivate: Twin, without: Twin]> {
  return [await startTwin(true, options), await startTwin(false, options)]
}

async function startTwin(hasPrivate: boolean, options?: StartOptions): Promise<Twin> {
  const lake = await startLake(options)
  const editor = lake.as('editor')
  const twin: Twin = {
    origin: lake.origin,
    visitor: lake.anonymous,
    editorToken: () => lake.tokenOf('editor'),
    async write(transactionId, { open = [], hidden = [] }) {
      const mutations = [...(hasPrivate ? hidden : []), ...open]
      if (mutations.length > 0) await editor.mutate(mutations, { transactionId })
    },
  }
  await twin.write('public', { open: publicDocuments.map((create) => ({ create })) })
  await twin.write(marks[2], { hidden: privateDocuments.map((create) => ({ create })) })
  return twin
}

/** An answer without what differs from run to run: times, durations and names of listeners. */
export function comparable(answer: unknown): string {
  return (typeof answer === 'string' ? answer : JSON.stringify(answer ?? null))
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<time>')
    .replaceAll(/"ms":\d+/g, '"ms":0')
    .replaceAll(/\b[0-9a-f]{8}-[0-9a-f-]{27}\b/g, '<uuid>')
}
