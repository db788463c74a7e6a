import type { Mutation } from '@sanity/client'
import { startLake } from './start-lake'

/** Values that only private documents contain; no response to an anonymous caller may. */
export const privateValues = ['Marca Privada', 'marca@privada.example', 'marcaRevision'] as const

/** Ids of requests, sign-ups, visit counts, drafts and versions. */
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

/** Those with data of visitors, which the role `viewer` does not read. */
export const visitorIds = privateIds.filter((id) => /investorRequest|newsletterSignup/.test(id))

const referenceTo = (key: string) => ({ _type: 'reference', _ref: key, _weak: true })

/** Public documents, some with references to private ones. */
const publicDocuments = [
  {
    _id: 'page',
    _type: 'page',
    title: 'Inicio',
    request: referenceTo('investorRequest.k1'),
    requests: [
      { ...referenceTo('investorRequest.k1'), _key: 'a' },
      { ...referenceTo('newsletterSignup.h1'), _key: 'b' },
    ],
  },
  { _id: 'about', _type: 'page', title: 'Nosotros', request: referenceTo('investorRequest.k2') },
  { _id: 'plain', _type: 'page', title: 'Sin nada' },
]

const privateDocuments = privateIds.map((_id, index) => ({
  _id,
  _type: /investorRequest|newsletterSignup|visitDay/.exec(_id)?.[0] ?? 'page',
  title: privateValues[0],
  user_name: `${privateValues[0]} ${String(index)}`,
  user_email: privateValues[1],
  email: privateValues[1],
  status: 'nueva',
  createdAt: '2031-01-01T00:00:00.000Z',
}))

/** Mutations of one transaction. */
interface Writes {
  readonly ofPublic?: readonly Mutation[]
  /** Skipped by the lake without private documents. */
  readonly ofPrivate?: readonly Mutation[]
}

export type TwinLake = Awaited<ReturnType<typeof startTwinLake>>

/**
 * Starts two lakes with the same public documents; only the first has private ones. If both answer
 * an anonymous caller alike, no response reveals that private documents exist.
 * @param ids of the private documents
 */
export async function startTwinLakes(
  ids: readonly string[] = privateIds,
): Promise<readonly [withPrivate: TwinLake, withoutPrivate: TwinLake]> {
  return [await startTwinLake(true, ids), await startTwinLake(false, ids)]
}

async function startTwinLake(hasPrivate: boolean, ids: readonly string[]) {
  const lake = await startLake()
  const editor = lake.as('editor')
  const twin = {
    origin: lake.origin,
    createVisitor: lake.anonymous,
    getToken: lake.getToken,
    /** Commits the mutations that concern this lake. */
    async write(transactionId: string, { ofPublic = [], ofPrivate = [] }: Writes) {
      const mutations = [...(hasPrivate ? ofPrivate : []), ...ofPublic]
      if (mutations.length > 0) await editor.mutate(mutations, { transactionId })
    },
  }
  await twin.write('public', { ofPublic: publicDocuments.map((create) => ({ create })) })
  const documents = privateDocuments.filter(({ _id }) => ids.includes(_id))
  await twin.write(privateValues[2], { ofPrivate: documents.map((create) => ({ create })) })
  return twin
}

/** Serializes a response and masks times, durations and listener names, which differ by run. */
export function normalize(response: unknown): string {
  return (typeof response === 'string' ? response : JSON.stringify(response ?? null))
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<time>')
    .replaceAll(/"ms":\d+/g, '"ms":0')
    .replaceAll(/\b[0-9a-f]{8}-[0-9a-f-]{27}\b/g, '<uuid>')
}
