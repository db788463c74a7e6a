import {
  ClientError,
  type ClientConfig,
  type ListenOptions,
  type SanityClient,
} from '@sanity/client'
import { beforeAll, describe, expect, test } from 'vitest'
import { collect } from './event-log'
import { atEndOfFile } from './start-lake'
import { comparable, marks, privateIds, startTwins, type Twin } from './twin-lakes'

/** For the questions that leave no trace. */
let twins: Awaited<ReturnType<typeof startTwins>>
const atEnd = atEndOfFile()

beforeAll(async () => {
  twins = await startTwins({ atEnd })
})

type Question = (twin: Twin) => Promise<unknown>

/** What the server answered, refusals included: their words tell as much as an answer does. */
async function outcomeOf(work: () => Promise<unknown>): Promise<unknown> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ClientError) return [error.statusCode, error.message, error.responseBody]
    throw error
  }
}

/** Asks the same of both lakes; every answer must be the same, and hold nothing of a private document. */
async function expectNoSign(
  twins: readonly [Twin, Twin],
  questions: Readonly<Record<string, Question>>,
) {
  const [withPrivate, without] = twins
  for (const [name, ask] of Object.entries(questions)) {
    const answer = comparable(await outcomeOf(() => ask(withPrivate)))
    expect(answer, name).toBe(comparable(await outcomeOf(() => ask(without))))
    for (const mark of marks) expect(answer, name).not.toContain(mark)
  }
}

const perspectives = {
  default: undefined,
  raw: 'raw',
  published: 'published',
  drafts: 'drafts',
  previewDrafts: 'previewDrafts',
  'a release': ['r1'],
  'a release over drafts': ['r1', 'drafts'],
  'a document of its own name': ['investorRequest'],
} as const satisfies Record<string, ClientConfig['perspective'] | readonly string[]>

const queries = {
  everything: '*',
  'how many': 'count(*)',
  'how many of a type': 'count(*[_type == "investorRequest" || _type == "newsletterSignup"])',
  'by type': '*[_type == "investorRequest"]',
  'by id': '*[_id == "investorRequest.k1"][0]',
  'by one of its ids': `*[_id in ${JSON.stringify(privateIds)}]`,
  'by another type': '*[_type == "visitDay"]{_id, createdAt}',
  'by path':
    '*[_id in path("investorRequest.*") || _id in path("newsletterSignup.**") || _id in path("visitDay.**")]',
  'by any path': '*[_id in path("**")]._id',
  'by a word of its id': '*[_id match "investor*"]',
  'by the original id': '*[_originalId match "drafts*"]._originalId',
  'by a field': '*[user_email == "marca@privada.example"]',
  'by a word': '*[user_name match "Marca*" || title match "Marca*"]',
  'by any field': '*["Marca Privada" in [user_name, title]]._id',
  'by who refers to it': '*[references("investorRequest.k1")] | order(_id)._id',
  'by references to its type': '*[references(*[_type == "investorRequest"]._id)]._id',
  dereferenced: '*[_type == "page"] | order(_id).request->',
  'a field through a reference': '*[_type == "page"] | order(_id){"name": request->user_name}',
  'references in a list': '*[_id == "page"].requests[]->{email, user_email}',
  'a spread reference': '*[_id == "page"][0]{..., "request": request->{...}}',
  'a join by id': '*[_type == "page"]{"of": *[_id == ^.request._ref][0]._id}',
  'a filter through a reference': '*[request->user_name match "Marca"]._id',
  'whether a reference leads somewhere': '*[_type == "page"]{_id, "there": defined(request->)}',
  'an order by a reference': '*[_type == "page"] | order(request->user_name desc, _id)._id',
  'an order by a count': '*[_type == "page"] | order(count(*[status == "nueva"]) desc, _id)._id',
  'a score': '* | score(user_name match "Marca", title match "Marca") {_id, _score}',
  'a score through a reference': '*[_type == "page"] | score(request->status == "nueva") {_score}',
  'a choice': 'select(count(*[_type == "investorRequest"]) > 0 => "some", "none")',
  'a fallback': 'coalesce(*[_type == "newsletterSignup"][0].email, "none")',
  'a sum': 'math::sum(*[_type == "newsletterSignup"]{"one": 1}.one)',
  'the greatest': 'math::max(*{"time": length(createdAt)}.time)',
  'every type': 'array::unique(*._type)',
  'the first and the last': '[*[0]._id, *[-1]._id, * | order(_id desc)[0]._id]',
  'a slice': '* | order(_id)[0...100]._id',
  'versions of it': 'sanity::versionsOf("investorRequest.k1")',
  'versions in a release': '*[sanity::partOfRelease("r1")]._id',
  releases: 'releases::all()',
  'an error in the middle': '*[_type == "investorRequest"] | nothing(user_name)',
} as const

describe('anonymous queries', () => {
  test('are asked where staff would be told', async () => {
    const [withPrivate, without] = twins
    const ask = (twin: Twin) =>
      twin
        .visitor({ token: twin.editorToken(), perspective: 'raw' })
        .fetch<unknown>('[count(*), *[_id == "page"][0].request->user_name]')
    expect(await ask(withPrivate)).toEqual([3 + privateIds.length, `${marks[0]} 0`])
    expect(await ask(without)).toEqual([3, null])
  })

  test.each(Object.keys(perspectives) as (keyof typeof perspectives)[])(
    'FORM-08 NEWS-03 CMS-06 tell of no private document in perspective: %s',
    async (name) => {
      const perspective = perspectives[name]
      const asked: Partial<ClientConfig> =
        perspective === undefined
          ? {}
          : { perspective: typeof perspective === 'string' ? perspective : [...perspective] }
      const ask =
        (query: string, apiVersion: string): Question =>
        (twin) =>
          twin
            .visitor({ ...asked, apiVersion })
            .fetch(query, {}, { filterResponse: false, returnQuery: false })
      const questions: Record<string, Question> = {}
      for (const [title, query] of Object.entries(queries)) {
        for (const version of ['1', '2025-02-19', 'X']) {
          questions[`${title}, v${version}`] = ask(query, version)
        }
      }
      await expectNoSign(twins, questions)
    },
  )
})

const byClient = (work: (client: SanityClient) => Promise<unknown>) => (twin: Twin) =>
  work(twin.visitor())

const byAddress =
  (path: string, init?: RequestInit) =>
  async ({ origin }: Twin) => {
    const response = await fetch(`${origin}/v2025-02-19/${path}`, init)
    return `${response.status} ${await response.text()}`
  }

test.each(privateIds)(
  'FORM-08 NEWS-03 CMS-06 the id %s leads anonymous callers nowhere',
  async (id) => {
    const patch = { patch: { id, ifRevisionID: marks[2], set: { status: 'x' } } }
    const post = (mutations: readonly object[], search = '') =>
      byAddress(`data/mutate/production${search}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ mutations, transactionId: marks[2].toLowerCase() }),
      })
    await expectNoSign(twins, {
      getDocument: byClient((client) => client.getDocument(id)),
      getDocuments: byClient((client) => client.getDocuments(['page', id, 'nobody'])),
      doc: byAddress(`data/doc/production/${id},page`),
      'doc without content': byAddress(`data/doc/production/${id}?excludeContent=true`),
      'doc with versions': byAddress(`data/doc/production/${id}?includeAllVersions=true`),
      transactions: byAddress(`data/history/production/transactions/${id}`),
      'transactions with the public': byAddress(`data/history/production/transactions/page,${id}`),
      'last revision': byAddress(`data/history/production/documents/${id}?lastRevision=true`),
      'a revision': byAddress(`data/history/production/documents/${id}?revision=${marks[2]}`),
      'at a time': byAddress(`data/history/production/documents/${id}?time=2040-01-01T00:00:00Z`),
      events: byAddress(`data/history/production/events/documents/${id}`),
      references: byAddress(
        `data/references/production/documents/${id}/to?excludeInternalReferences=true`,
      ),
      create: post([{ create: { _id: id, _type: 'page' } }]),
      'create what may be there': post([{ createIfNotExists: { _id: id, _type: 'page' } }]),
      delete: post([{ delete: { id } }]),
      'delete by query': post([{ delete: { query: `*[_id == "${id}"]` } }]),
      patch: post([patch]),
      'patch without writing': post([patch], '?dryRun=true&returnDocuments=true'),
      publish: byClient((client) =>
        client.action({
          actionType: 'sanity.action.document.publish',
          draftId: `drafts.${id}`,
          publishedId: id,
        }),
      ),
    })
  },
)

test('FORM-08 NEWS-03 CMS-06 the whole dataset, as anonymous callers get it, is what is public', async () => {
  await expectNoSign(twins, {
    export: byAddress('data/export/production'),
    'live events of drafts': byAddress('data/live/events/production?includeDrafts=true'),
    datasets: byAddress('datasets'),
    project: byAddress('projects/embedded'),
    grants: byAddress('projects/embedded/datasets/production/acl'),
  })
})

test('FORM-08 a private document that is deleted is in no history of staff either', async () => {
  const [twin] = await startTwins()
  const editor = twin.visitor({ token: twin.editorToken(), perspective: 'raw' })
  const id = 'investorRequest.k2'
  await editor.patch(id).set({ notes: 'Llamar' }).commit({ transactionId: 'noted' })
  const events: ListenOptions['events'] = ['welcome', 'mutation']
  const heard = collect(editor.listen('*', {}, { events, includePreviousRevision: true }))
  await heard.atLeast(1)
  await twin.write('deleted', { hidden: [{ delete: { id } }] })
  const headers = { authorization: `Bearer ${twin.editorToken()}` }
  const read = (path: string) => byAddress(`data/${path}`, { headers })(twin)

  expect(await heard.atLeast(2)).toMatchObject([
    { type: 'welcome' },
    { documentId: id, transition: 'disappear', previous: { notes: 'Llamar' } },
  ])
  expect(await read(`history/production/transactions/${id}?effectFormat=mendoza`)).toBe('200 ')
  for (const search of ['lastRevision=true', `revision=${marks[2]}`, 'revision=noted']) {
    const documents = await read(`history/production/documents/${id}?${search}`)
    expect(documents, search).toBe('200 {"documents":[]}')
  }
  expect(await read(`history/production/events/documents/${id}`)).toBe(
    `200 {"events":{"${id}":[]},"nextCursor":""}`,
  )
  expect(await read('history/production/transactions/investorRequest.k1')).toContain(marks[0])
})
