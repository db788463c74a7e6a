import { privateIds } from './twin-lakes'

/** The empty one is the default. */
const perspectives = [
  ...['', 'raw', 'published', 'drafts', 'previewDrafts', 'r1', 'r1,drafts'],
  // A release that is named like a private type.
  'investorRequest',
]

const queries = [
  '*',
  'count(*[_type == "investorRequest" || _type == "newsletterSignup"])',
  '*[_type == "investorRequest"]',
  '*[_id == "investorRequest.k1"][0]',
  `*[_id in ${JSON.stringify(privateIds)}]`,
  '*[_type == "visitDay"]{_id, createdAt}',
  '*[_id in path("investorRequest.*") || _id in path("newsletterSignup.**") || _id in path("visitDay.**")]',
  '*[_id in path("**")]._id',
  '*[_originalId match "drafts*"]._originalId',
  '*[user_email == "marca@privada.example"]',
  '*[user_name match "Marca*" || title match "Marca*"]',
  '*[references("investorRequest.k1")] | order(_id)._id',
  '*[references(*[_type == "investorRequest"]._id)]._id',
  '*[_type == "page"] | order(_id){"name": request->user_name}',
  '*[_id == "page"].requests[]->{email, user_email}',
  '*[_id == "page"][0]{..., "request": request->{...}}',
  '*[request->user_name match "Marca"]._id',
  '*[_type == "page"]{_id, "there": defined(request->)}',
  '*[_type == "page"] | order(count(*[status == "nueva"]) desc, _id)._id',
  '* | score(user_name match "Marca", title match "Marca") {_id, _score}',
  '*[@ match text::query("Marca")]._id',
  '*[[request->] match text::query("Marca")]._id',
  'select(count(*[_type == "investorRequest"]) > 0 => "some", "none")',
  'math::sum(*[_type == "newsletterSignup"]{"one": 1}.one)',
  'array::unique(*._type)',
  '[*[0]._id, *[-1]._id, * | order(_id desc)[0]._id]',
  'sanity::versionsOf("investorRequest.k1")',
  'releases::all()',
  '*[_type == "investorRequest"] | nothing(user_name)',
]

/** Paths of queries with which an anonymous caller could probe for private documents. */
export const queryProbes = perspectives.flatMap((perspective) => {
  const options = { returnQuery: 'false', resultSourceMap: 'true' }
  const chosen = perspective === '' ? options : { ...options, perspective }
  // The version decides about the default only.
  const versions = perspective === '' ? ['v1', 'vX'] : ['vX']
  return versions.flatMap((version) =>
    queries.map((query) => {
      const search = new URLSearchParams({ query, ...chosen })
      return `/${version}/data/query/production?${search.toString()}`
    }),
  )
})
