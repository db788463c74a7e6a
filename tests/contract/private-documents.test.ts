import { ClientError, type ClientPerspective } from '@sanity/client'
import { afterAll, expect, test } from 'vitest'
import {
  normalize,
  privateIds,
  privateValues,
  startTwinLakes,
  type TwinLake,
} from './testing/twin-lakes'

/** Shared by the tests that change nothing. */
const twins = await startTwinLakes({ onCleanUp: afterAll })

/** Returns a response or the details of an error, as both could reveal a document. */
async function getResponse(request: Promise<unknown>): Promise<unknown> {
  try {
    return await request
  } catch (error) {
    if (error instanceof ClientError) return [error.statusCode, error.message, error.responseBody]
    throw error
  }
}

const perspectives: Readonly<Record<string, ClientPerspective | undefined>> = {
  default: undefined,
  raw: 'raw',
  published: 'published',
  drafts: 'drafts',
  previewDrafts: 'previewDrafts',
  'a release': ['r1'],
  'a release over drafts': ['r1', 'drafts'],
  'a release named like a private type': ['investorRequest'],
}

const queries = {
  everything: '*',
  'count of a type': 'count(*[_type == "investorRequest" || _type == "newsletterSignup"])',
  'by type': '*[_type == "investorRequest"]',
  'by id': '*[_id == "investorRequest.k1"][0]',
  'by one of its ids': `*[_id in ${JSON.stringify(privateIds)}]`,
  'by another type': '*[_type == "visitDay"]{_id, createdAt}',
  'by path':
    '*[_id in path("investorRequest.*") || _id in path("newsletterSignup.**") || _id in path("visitDay.**")]',
  'by any path': '*[_id in path("**")]._id',
  'by the original id': '*[_originalId match "drafts*"]._originalId',
  'by a field': '*[user_email == "marca@privada.example"]',
  'by a word': '*[user_name match "Marca*" || title match "Marca*"]',
  'by references to it': '*[references("investorRequest.k1")] | order(_id)._id',
  'by references to its type': '*[references(*[_type == "investorRequest"]._id)]._id',
  'a field through a reference': '*[_type == "page"] | order(_id){"name": request->user_name}',
  'references in a list': '*[_id == "page"].requests[]->{email, user_email}',
  'a spread reference': '*[_id == "page"][0]{..., "request": request->{...}}',
  'a filter through a reference': '*[request->user_name match "Marca"]._id',
  'whether a reference resolves': '*[_type == "page"]{_id, "there": defined(request->)}',
  'an order by a count': '*[_type == "page"] | order(count(*[status == "nueva"]) desc, _id)._id',
  'a score': '* | score(user_name match "Marca", title match "Marca") {_id, _score}',
  'a text search': '*[@ match text::query("Marca")]._id',
  'a text search through a reference': '*[[request->] match text::query("Marca")]._id',
  'a select': 'select(count(*[_type == "investorRequest"]) > 0 => "some", "none")',
  'a sum': 'math::sum(*[_type == "newsletterSignup"]{"one": 1}.one)',
  'every type': 'array::unique(*._type)',
  'the first and the last': '[*[0]._id, *[-1]._id, * | order(_id desc)[0]._id]',
  'versions of it': 'sanity::versionsOf("investorRequest.k1")',
  releases: 'releases::all()',
  'an error after a filter': '*[_type == "investorRequest"] | nothing(user_name)',
} as const

test('anonymous queries run on lakes where editors do see private documents', async () => {
  const [withPrivate, withoutPrivate] = twins
  const fetchAsEditor = (lake: TwinLake) =>
    lake
      .createVisitor({ token: lake.createEditorToken(), perspective: 'raw' })
      .fetch<unknown>('[count(*), *[_id == "page"][0].request->user_name]')
  expect(await fetchAsEditor(withPrivate)).toEqual([3 + privateIds.length, `${privateValues[0]} 0`])
  expect(await fetchAsEditor(withoutPrivate)).toEqual([3, null])
})

test.each(Object.entries(perspectives))(
  'anonymous queries reveal nothing private in perspective %s (FORM-08 NEWS-03 CMS-06)',
  async (_name, perspective) => {
    const config = perspective === undefined ? {} : { perspective }
    // The version decides about the default only.
    for (const apiVersion of perspective === undefined ? ['1', 'X'] : ['X']) {
      for (const [title, query] of Object.entries(queries)) {
        const [response, expected] = await Promise.all(
          twins.map(async (twin) => {
            const visitor = twin.createVisitor({ ...config, apiVersion })
            const options = { filterResponse: false, returnQuery: false } as const
            return normalize(await getResponse(visitor.fetch<unknown>(query, {}, options)))
          }),
        )
        expect(response, title).toBe(expected)
        for (const value of privateValues) expect(response, title).not.toContain(value)
      }
    }
  },
)
